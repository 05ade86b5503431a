import { expect, it } from 'vitest'
import { securityText } from './security-text.ts'

const facts = { email: 'team@example.com', url: 'https://example.com/.well-known/security.txt' }
const textOf = (day: string) => securityText({ ...facts, builtAt: new Date(day) })

it('securityText: contains each field of RFC 9116 once', () => {
  expect(textOf('2026-11-22T21:00:00Z')).toBe(`Contact: mailto:team@example.com
Expires: 2027-10-01T00:00:00.000Z
Preferred-Languages: en
Canonical: https://example.com/.well-known/security.txt
`)
})

it.each(['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'securityText: expires 10 to 12 months after a build on %s',
  (day) => {
    const expiresAt = Date.parse(/^Expires: (.+)$/m.exec(textOf(day))?.[1] ?? '')
    const days = (expiresAt - Date.parse(day)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)
