import { describe, expect, it } from 'vitest'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { findPage, sitePages } from './site-pages.ts'

const pages = sitePages(fixtureFiles)

describe('sitePages', () => {
  it('lists every page once, without aliases', () => {
    const { services } = content
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/contact',
        '/privacy-policy',
        ...services.map(({ id }) => `/services/${id}`),
      ]),
    )
    expect(new Set(paths).size).toBe(paths.length)
    const aliases = services.flatMap(({ data }) => data.aliases.map(({ id }) => `/services/${id}`))
    expect(paths.filter((path) => [...aliases, '/offline', '/profile'].includes(path))).toEqual([])
  })

  it('gives each page the heading of its hero, or else its title or name', () => {
    const headingOf = (path: string) => findPage(pages, path).heading
    expect(headingOf('/careers')).toEqual(content.careers.hero.title)
    expect(headingOf('/contact')).toEqual(content.contactPage.title)
    expect(headingOf('/privacy-policy')).toEqual({ light: 'Privacy', heavy: 'policy' })
  })
})

describe('findPage', () => {
  it('throws for an unknown page, with an error that says what to change', () => {
    expect(findPage(pages, '/csr').kind).toBe('csr')
    expect(() => findPage(pages, '/new')).toThrow('no content file is at /new')
  })
})
