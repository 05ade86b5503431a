import { describe, expect, it } from 'vitest'
import { securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite } from '#server/site/static-site.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { startTestApp } from '#test/support/test-app.ts'
import {
  caddyHeaders,
  nginxHeaders,
  nginxMaps,
  pagePolicies,
  staticHostHeaders,
  staticHostRedirects,
} from './header-files.ts'

const headers = securityHeaders({
  siteOrigin: 'https://example.com',
  apiOrigin: 'https://api.example.com',
  scriptHashes: Array.from({ length: 8 }, (_, at) => `'sha256-${String(at).repeat(43)}='`),
  styleHashes: [],
})

/** Reads name and value back from every line that the pattern fits. */
function readBack(text: string, line: RegExp): Record<string, string | undefined> {
  return Object.fromEntries([...text.matchAll(line)].map(({ groups }) => [groups?.name ?? '', groups?.value]))
}

describe('the headers of the machines in front', () => {
  it('are those that the server sends with every answer but the pages, whose policies are narrower', async () => {
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

  it('are whole in nginx, which hides those from behind', () => {
    const text = nginxHeaders(headers)
    const {
      'cross-origin-resource-policy': resourcePolicy,
      'content-security-policy': policy,
      ...others
    } = headers
    expect(readBack(text, /^add_header (?<name>[\w-]+) "(?<value>[^"]+)" always;$/gm)).toEqual(others)
    expect(text).toContain('add_header cross-origin-resource-policy $website_resource_policy always;')
    expect(text).toContain('add_header content-security-policy $website_policy always;')
    const maps = nginxMaps(headers, new Map())
    expect(maps).toContain(`default "${resourcePolicy}";`)
    expect(maps).toContain(`default "${policy}";`)
    const hidden = [...text.matchAll(/^proxy_hide_header ([\w-]+);$/gm)].map(([, name]) => name)
    expect(hidden).toEqual(Object.keys(headers))
  })

  it('name for each page in nginx the policy that the server sends with it', async () => {
    const { app } = await startTestApp()
    const site = loadStaticSite(writeFakeSite())
    const policies = pagePolicies(site, { siteOrigin: 'http://localhost:3000', apiOrigin: undefined })
    expect(policies.size).toBe(site.pages.size + 1)
    for (const [file, policy] of policies) {
      const answer = await app.inject(file === '/index.html' ? '/' : file.replace('.html', ''))
      expect(answer.headers['content-security-policy']).toBe(policy)
      expect(nginxMaps(headers, policies)).toContain(`    ${file} "${policy}";`)
    }
  })

  it('are whole in Caddy', () => {
    const [everywhere = '', cards] = caddyHeaders(headers).split('header /cards/*')
    expect(readBack(everywhere, /^\t(?<name>[\w-]+) "(?<value>[^"]+)"$/gm)).toEqual(headers)
    expect(cards).toContain('cross-origin-resource-policy "cross-origin"')
  })

  it('are whole on a static host, for every address', () => {
    const text = staticHostHeaders(headers)
    const [everywhere = ''] = text.split('/_astro/*')
    expect(everywhere).toContain('\n/*\n')
    expect(readBack(everywhere, /^ {2}(?<name>[\w-]+): (?<value>.+)$/gm)).toEqual(headers)
    expect(text).toContain('/_astro/*\n  cache-control: public, max-age=31536000, immutable\n')
  })

  it.each(['a "quote"', 'a $variable', 'two\nlines', '{block}'])('never hold %j', (value) => {
    expect(() => nginxHeaders({ 'x-header': value })).toThrow(/x-header/)
    expect(() => caddyHeaders({ 'x-header': value })).toThrow(/x-header/)
    expect(() => staticHostHeaders({ 'x-header': value })).toThrow(/x-header/)
  })

  it('are refused where a static host would cut them', () => {
    expect(() => staticHostHeaders({ 'x-header': 'x'.repeat(2_000) })).toThrow(/longer/)
  })
})

describe('the redirects of a static host', () => {
  it('never show the pages that only the server can fill in', () => {
    expect(staticHostRedirects('netlify')).toContain('/contact/form-answer /contact 302!\n')
    expect(staticHostRedirects('cloudflare-pages')).toContain('/contact/thank-you /contact 302\n')
  })

  it('lead unknown ids to /404 only where a page that exists goes first', () => {
    expect(staticHostRedirects('netlify')).toContain('/services/:id /404 302\n')
    expect(staticHostRedirects('cloudflare-pages')).not.toContain(':id')
  })
})
