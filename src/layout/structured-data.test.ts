import { describe, expect, it } from 'vitest'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { findPage, sitePages } from './site-pages.ts'
import { scriptText, structuredData } from './structured-data.ts'

const pages = sitePages(fixtureFiles)
const origin = new URL('https://group.example')

type Part = { '@type': string; [field: string]: unknown }

function partsOf(path: string): Part[] {
  const data = structuredData(findPage(pages, path), content, origin) as { '@graph': Part[] } | undefined
  return data?.['@graph'] ?? []
}

describe('structuredData', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/about', ['Organization']],
    ['/contact', ['Organization']],
    ['/services', []],
    ['/services/data-engineering', ['BreadcrumbList']],
    ['/work/permits-without-the-queue', ['BreadcrumbList']],
    ['/products/cortexhr', ['BreadcrumbList']],
  ])('has for %s the types %j', (path, types) => {
    expect(partsOf(path).map((part) => part['@type'])).toEqual(types)
  })

  it('has no empty values and no relative addresses', () => {
    for (const { path } of pages)
      expect(JSON.stringify(partsOf(path)), path).not.toMatch(/:(null|""|\[\])[,}]|"\/[a-z]/)
  })

  it('describes the organisation', () => {
    expect(partsOf('/')[0]).toMatchObject({
      name: content.site.name,
      url: 'https://group.example/',
      email: content.site.email,
      logo: 'https://group.example/icons/icon-512.png',
      sameAs: content.site.social.map(({ url }) => url),
    })
  })

  it('lists the steps to a detail page', () => {
    expect(partsOf('/work/permits-without-the-queue')[0]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://group.example/' },
      { '@type': 'ListItem', position: 2, name: 'Our Work', item: 'https://group.example/work' },
      { '@type': 'ListItem', position: 3, name: 'Permits Without the Queue' },
    ])
  })
})

it('scriptText: escapes text that would end the script element', () => {
  const text = scriptText({ name: '</script><b>' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text).name).toBe('</script><b>')
})
