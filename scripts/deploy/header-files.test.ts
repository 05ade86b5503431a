import { describe, expect, it } from 'vitest'
import { ASSET_PATH, assetHeaders, securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite } from '#server/site/static-site.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { caddyHeaders, nginxHeaders, nginxMaps, pagePolicies, staticHostHeaders } from './header-files.ts'

const headers = securityHeaders({
  siteOrigin: 'https://example.com',
  apiOrigin: 'https://api.example.com',
  scriptHashes: Array.from({ length: 8 }, (_, at) => `'sha256-${String(at).repeat(43)}='`),
  styleHashes: [`'sha256-${'s'.repeat(43)}='`],
})
const assets = assetHeaders('https://example.com')

/** Returns the values of the matching lines by name. `line` has the groups `name` and `value`. */
function parseLines(text: string, line: RegExp): Record<string, string | undefined> {
  return Object.fromEntries([...text.matchAll(line)].map(({ groups }) => [groups?.name ?? '', groups?.value]))
}

/** Returns the value that the map of an nginx variable has for a key, or else its default. */
function mappedValue(maps: string, variable: string, key: string): string | undefined {
  const [, block = ''] = maps.split(`map $uri ${variable} {`)
  const values = parseLines(block.split('\n}')[0] ?? '', /^ {4}(?<name>\S+) "(?<value>[^"]*)";$/gm)
  return values[key] ?? values.default
}

describe('header files', () => {
  it('have the headers that the server sends with all responses except pages', async () => {
    const { app } = await startTestApp()
    const site = loadStaticSite(writeFakeSite())
    const sent = (await app.inject('/healthz')).headers
    const written = securityHeaders({
      siteOrigin: 'http://localhost:3000',
      apiOrigin: undefined,
      scriptHashes: site.scriptHashes,
      styleHashes: site.styleHashes,
    })
    expect(sent).toMatchObject(written)
  })

  it('of nginx contain the headers of documents and of assets, and hide the same headers of the proxied server', () => {
    const text = nginxHeaders(headers)
    const maps = nginxMaps(headers, assets, new Map())
    const added = [...text.matchAll(/^add_header ([\w-]+) (\$\w+) always;$/gm)]
    const valuesFor = (key: string) =>
      added.flatMap(([, name = '', variable = '']) => {
        const value = mappedValue(maps, variable, key)
        return value ? [[name, value]] : []
      })
    expect(Object.fromEntries(valuesFor('default'))).toEqual(headers)
    expect(Object.fromEntries(valuesFor(`~${ASSET_PATH.source}`))).toEqual(assets)
    const hidden = [...text.matchAll(/^proxy_hide_header ([\w-]+);$/gm)].map(([, name]) => name)
    expect(hidden).toEqual(Object.keys(headers))
  })

  it('of nginx contain the CSP that the server sends with each page', async () => {
    const { app } = await startTestApp()
    const site = loadStaticSite(writeFakeSite())
    const policies = pagePolicies(site, { siteOrigin: 'http://localhost:3000', apiOrigin: undefined })
    expect(policies.size).toBe(site.pages.size + 1)
    for (const [file, policy] of policies) {
      const response = await app.inject(file === '/index.html' ? '/' : file.replace('.html', ''))
      expect(response.headers['content-security-policy']).toBe(policy)
      expect(nginxMaps(headers, assets, policies)).toContain(`    ${file} "${policy}";`)
    }
  })

  it('of Caddy contain all headers', () => {
    const [everywhere = '', cards] = caddyHeaders(headers).split('header /cards/*')
    expect(parseLines(everywhere, /^\t\?(?<name>[\w-]+) "(?<value>[^"]+)"$/gm)).toEqual(headers)
    expect(cards).toContain('cross-origin-resource-policy "cross-origin"')
  })

  it('of static hosts contain all headers for every path, with the policy for styles in a second line', () => {
    const text = staticHostHeaders(headers)
    const [everywhere = ''] = text.split('/_astro/*')
    expect(everywhere).toContain('\n/*\n')
    const lines = [...everywhere.matchAll(/^ {2}(?<name>[\w-]+): (?<value>.+)$/gm)].map(
      ({ groups }) => groups,
    )
    const policies = lines
      .filter((line) => line?.name === 'content-security-policy')
      .map((line) => line?.value)
    const { 'content-security-policy': policy = '', ...others } = headers
    const [styles = ''] = /style-src [^;]+/.exec(policy) ?? []
    expect(policies).toEqual([policy.replace(styles, "style-src 'self' 'unsafe-inline'"), styles])
    expect(styles).toContain("'sha256-")
    for (const [name, value] of Object.entries(others)) expect(lines).toContainEqual({ name, value })
    expect(text).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable\n')
  })

  it.each(['a "quote"', 'a $variable', 'two\nlines', '{block}'])(
    'are not written if a header has the value %j',
    (value) => {
      expect(() => nginxMaps({ 'x-header': value }, {}, new Map())).toThrow(/x-header/)
      expect(() => caddyHeaders({ 'x-header': value })).toThrow(/x-header/)
      expect(() => staticHostHeaders({ 'x-header': value })).toThrow(/x-header/)
    },
  )

  it('of static hosts are not written if a line is too long for Cloudflare Pages', () => {
    expect(() => staticHostHeaders({ 'x-header': 'x'.repeat(2_000) })).toThrow(/too long/)
  })
})
