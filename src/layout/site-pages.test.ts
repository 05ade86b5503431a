import { expect, it } from 'vitest'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { findPage, sitePages } from './site-pages.ts'

const pages = sitePages(fixtureFiles)

it('sitePages: gives each page the heading of its hero, or else its title or name', () => {
  const headingOf = (path: string) => findPage(pages, path).heading
  expect(headingOf('/careers')).toEqual(content.careers.hero.title)
  expect(headingOf('/contact')).toEqual(content.contactPage.title)
  expect(headingOf('/privacy-policy')).toEqual({ light: 'Privacy', heavy: 'policy' })
})

it('findPage: throws for an unknown page, with an error that says what to change', () => {
  expect(findPage(pages, '/csr').kind).toBe('csr')
  expect(() => findPage(pages, '/new')).toThrow('no content file is at /new')
})
