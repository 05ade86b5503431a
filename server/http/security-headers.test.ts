import { expect, it } from 'vitest'
import { allowInline, inlineHashes, securityHeaders } from './security-headers.ts'

const local = { siteOrigin: 'http://localhost:3000', apiOrigin: undefined }
const policyOf = (origins: object) =>
  securityHeaders({ ...local, ...origins })['content-security-policy'] ?? ''

it('CSP: allows the inline scripts and styles of a page, but lists no data blocks and external scripts', () => {
  const page = `<style>h1{color:red}</style><script>self.Astro={}</script><script>self.Astro={}</script>
    <script type="application/ld+json">{}</script><script src="/_astro/a.js"></script>`
  const policy = allowInline(policyOf({}), inlineHashes(page))
  expect(policy).toContain("; script-src 'self' 'sha256-SItCa1fXjErNvVr8GKYmXclBDpxvFaPQMhOEDYD+UXU='; ")
  expect(policy).toMatch(/; style-src 'self' 'sha256-[\w+/]{43}='; /)
})

it('CSP: allows scripts and forms to post to the origin of the API', () => {
  const policy = policyOf({ apiOrigin: 'https://api.example.com' })
  expect(policy).toContain("; connect-src 'self' https://api.example.com; ")
  expect(policy).toContain("; form-action 'self' https://api.example.com; ")
})

it('security headers: require TLS only for an https site', () => {
  expect(policyOf({})).not.toContain('upgrade-insecure-requests')
  expect(securityHeaders(local)).not.toHaveProperty('strict-transport-security')
  expect(policyOf({ siteOrigin: 'https://example.com' })).toContain('upgrade-insecure-requests')
  expect(securityHeaders({ ...local, siteOrigin: 'https://example.com' })).toHaveProperty(
    'strict-transport-security',
  )
})
