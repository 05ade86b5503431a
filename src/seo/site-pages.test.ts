import { describe, expect, it } from 'vitest'
import { fixtureContent as content } from '#test/support/fixture-content.ts'
import { staticPages } from '../urls.ts'
import { findPage, sitePages } from './site-pages.ts'

const pages = sitePages(content)

describe('sitePages', () => {
  it('lists every page once, without aliases', () => {
    const { services, work, products } = content
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(staticPages()))
    expect(paths).toHaveLength(staticPages().length + services.length + work.length + products.length)
    expect(new Set(paths).size).toBe(paths.length)
    const aliases = services.flatMap(({ data }) => data.aliases.map(({ id }) => `/services/${id}`))
    expect(pages.filter(({ path }) => aliases.includes(path))).toEqual([])
  })
})

describe('findPage', () => {
  it('throws for an unknown page, with an error that names the file to change', () => {
    expect(findPage(pages, '/csr').kind).toBe('csr')
    expect(() => findPage(pages, '/new')).toThrow('src/seo/site-pages.ts does not know /new')
  })
})
