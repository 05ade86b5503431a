import { expect, it } from 'vitest'
import { securityText } from './security-text.ts'

const facts = { email: 'team@example.com', url: 'https://example.com/.well-known/security.txt' }
const textOf = (day: string) => securityText({ ...facts, builtAt: new Date(day) })

it.each(['2026-01-01T00:00:00Z', '2026-01-31T23:59:59Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'securityText: expires 10 to 12 months after a build on %s',
  (day) => {
    const expiresAt = Date.parse(/^Expires: (.+)$/m.exec(textOf(day))?.[1] ?? '')
    const days = (expiresAt - Date.parse(day)) / 86_400_000
    expect(days).toBeGreaterThan(300)
    expect(days).toBeLessThan(365)
  },
)
