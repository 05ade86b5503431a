import { describe, expect, it } from 'vitest'
import type { OfflineManifest } from './manifest.ts'
import { meantPage, requestKind } from './request-kind.ts'

const ORIGIN = 'https://example.com'
const manifest: OfflineManifest = {
  version: 'v',
  pages: { '/': { size: 1, digest: '', needs: [] }, '/work': { size: 1, digest: '', needs: [] } },
  files: { '/_astro/base.B1.css': { size: 1 }, '/drawings/a.svg': { size: 1, digest: 'x' } },
}

function kindOf(
  path: string,
  {
    mode = 'no-cors',
    method = 'GET',
    headers = {},
  }: { mode?: RequestMode; method?: string; headers?: HeadersInit } = {},
) {
  const url = new URL(path, ORIGIN).href
  return requestKind({ url, mode, method, headers: new Headers(headers) }, ORIGIN, manifest)
}

describe('requestKind', () => {
  it('returns `page` for a page of the build with any query string', () => {
    expect(kindOf('/work?category=EdTech', { mode: 'navigate' })).toEqual({ kind: 'page', path: '/work' })
  })

  it('returns `asset` for a file with a hash in its name, and `file` for other files', () => {
    expect(kindOf('/_astro/base.B1.css')).toEqual({ kind: 'asset', path: '/_astro/base.B1.css' })
    expect(kindOf('/drawings/a.svg')).toEqual({ kind: 'file', path: '/drawings/a.svg' })
  })

  it.each([
    ['a POST to the API', '/api/contact', { method: 'POST' }],
    ['a GET of the API', '/api/contact', {}],
    ['the film, which is not in the manifest', '/assets/videos/hero-background.mp4', {}],
    ['a range of a file', '/drawings/a.svg', { headers: { range: 'bytes=0-1' } }],
    ['a navigation to an unknown page', '/work/nothing', { mode: 'navigate' }],
    ['an asset of another build', '/_astro/base.B2.css', {}],
    ['a page that a script fetches', '/work', { mode: 'cors' }],
    ['a form that is posted to a page', '/work', { mode: 'navigate', method: 'POST' }],
    ['a navigation to another site', 'https://other.example/work', { mode: 'navigate' }],
  ] as const)('returns undefined for %s', (_, path, init) => {
    expect(kindOf(path, init)).toBeUndefined()
  })
})

describe('meantPage', () => {
  it.each([
    ['/Work', '/work'],
    ['/work/', '/work'],
    ['//work', '/work'],
    ['//Work//?category=EdTech', '/work?category=EdTech'],
    ['/WORK.html', '/work'],
    ['/work/index.html', '/work'],
    ['/work.', '/work'],
    ['/work)', '/work'],
    ['/work%20', '/work'],
    ['/work%E2%80%9D%C2%A0', '/work'],
    ['/work%3E', '/work'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/work/nothing', undefined],
    ['/works', undefined],
    ['/other.example/work', undefined],
  ])('returns for %s the page %s', (path, page) => {
    expect(meantPage(ORIGIN + path, manifest)).toBe(page)
  })
})
