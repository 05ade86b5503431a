import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const local = { siteOrigin: 'http://localhost:3000', apiOrigin: undefined, scriptHashes: [], styleHashes: [] }

function policyOf(input: Partial<Parameters<typeof securityHeaders>[0]>): Map<string, string> {
  const policy = securityHeaders({ ...local, ...input })['content-security-policy'] ?? ''
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

it('CSP: lists the hashes of inline scripts and styles', () => {
  const policy = policyOf({ scriptHashes: ["'sha256-a'", "'sha256-b'"], styleHashes: ["'sha256-c'"] })
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'")
  expect(policy.get('style-src')).toBe("'self' 'sha256-c'")
})

it('CSP: allows scripts and forms to post to the origin of the API', () => {
  const policy = policyOf({ apiOrigin: 'https://api.example.com' })
  expect(policy.get('connect-src')).toBe("'self' https://api.example.com")
  expect(policy.get('form-action')).toBe("'self' https://api.example.com")
})

it('security headers: require TLS only for an https site', () => {
  expect(policyOf({}).has('upgrade-insecure-requests')).toBe(false)
  expect(securityHeaders(local)).not.toHaveProperty('strict-transport-security')
  expect(policyOf({ siteOrigin: 'https://example.com' }).has('upgrade-insecure-requests')).toBe(true)
  expect(securityHeaders({ ...local, siteOrigin: 'https://example.com' })).toHaveProperty(
    'strict-transport-security',
  )
})
