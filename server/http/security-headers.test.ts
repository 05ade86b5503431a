import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const local = { siteOrigin: 'http://localhost:3000', apiOrigin: undefined }
const policyOf = (origins: object) =>
  securityHeaders({ ...local, ...origins })['content-security-policy'] ?? ''

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
