import { describe, expect, it } from 'vitest'
import { fixtureContent as content, fixtureFiles } from '#test/support/fixture-content.ts'
import { findPage, sitePages } from '../site-pages.ts'
import { pageGraph, scriptText } from './page-graph.ts'

const pages = sitePages(fixtureFiles)
const origin = new URL('https://group.example')
const seo = { title: 'A page of the group', description: 'What the page is about.' }

type Part = { '@type': string; '@id'?: string; [field: string]: unknown }

function partsOf(path: string): Map<string, Part> {
  const graph = pageGraph(findPage(pages, path), content, seo, origin)
  return new Map((graph['@graph'] as unknown as Part[]).map((part) => [part['@type'], part]))
}

describe('pageGraph', () => {
  it.each(pages)('returns no broken references and no empty values for $path', (page) => {
    const graph = JSON.parse(scriptText(pageGraph(page, content, seo, origin)))
    const ids = graph['@graph'].map((part: Part) => part['@id'])
    const named = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(ids).toEqual(expect.arrayContaining(named))
    expect(JSON.stringify(graph)).not.toMatch(
      /:(null|""|\[\])[,}]|"(placeholder|aggregateRating|review)"|"\/[a-z]/,
    )
  })

  it.each([
    ['/', ['WebPage']],
    ['/about', ['AboutPage']],
    ['/contact', ['ContactPage']],
    ['/services', ['CollectionPage']],
    ['/csr', ['WebPage']],
    ['/services/data-engineering', ['WebPage', 'BreadcrumbList', 'Service']],
    ['/work/permits-without-the-queue', ['WebPage', 'BreadcrumbList', 'CreativeWork']],
    ['/products/cortexhr', ['WebPage', 'BreadcrumbList', 'SoftwareApplication']],
    ['/products/fides-agro', ['WebPage', 'BreadcrumbList']],
  ])('has for %s the types of every page and %j', (path, types) => {
    expect([...partsOf(path).keys()].sort()).toEqual(['Organization', 'WebSite', ...types].sort())
  })

  it('describes the full organisation on the home page', () => {
    const group = partsOf('/').get('Organization')
    expect(group).toMatchObject({
      name: content.site.name,
      contactPoint: { email: content.site.email, url: 'https://group.example/contact' },
      logo: { url: 'https://group.example/icons/icon-512.png' },
      sameAs: content.site.social.map(({ url }) => url),
    })
    expect(group?.subOrganization).toHaveLength(content.ventures.length)
  })

  it('omits the ventures on the contact page, which does not name them', () => {
    const group = partsOf('/contact').get('Organization')
    expect(group).toMatchObject({ contactPoint: { email: content.site.email } })
    expect(group).not.toHaveProperty('subOrganization')
  })

  it('adds a breadcrumb on a detail page', () => {
    expect(partsOf('/work/permits-without-the-queue').get('BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://group.example/' },
      { '@type': 'ListItem', position: 2, name: 'Our Work', item: 'https://group.example/work' },
      { '@type': 'ListItem', position: 3, name: 'Permits Without the Queue' },
    ])
  })
})

it('scriptText: escapes text that would end the script element', () => {
  const text = scriptText({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><b>' }],
  })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><b>')
})
