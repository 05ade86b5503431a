import { expect, test } from 'vitest'
import { QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { fillHtmlTokens, fillTokens, retentionPeriod, siteTokens } from './fill-tokens.ts'

const site = {
  ...fixtureContent.site,
  name: 'Awolọ & Daughters',
  email: 'hello@example.com',
  address: { street: '1 Awolọ & Co Road', city: 'Abuja', region: 'FCT', country: 'Nigeria' },
}

test.each([
  [undefined, 'two years'],
  ['', 'two years'],
  [' ', 'two years'],
  ['365', 'one year'],
  ['3650', 'ten years'],
  ['4015', '11 years'],
  ['1', '1 day'],
  ['90', '90 days'],
  ['731', '731 days'],
])('retention period: returns RETENTION_DAYS=%s as %s', (setting, period) => {
  expect(retentionPeriod(setting)).toBe(period)
})

test.each(['0', '-1', '1.5', 'two years', '36501', '1e3', '0x10'])(
  'retention period: throws a one-line error for RETENTION_DAYS=%s',
  (setting) => {
    expect(() => retentionPeriod(setting)).toThrow(/^RETENTION_DAYS: expected .+$/)
  },
)

test('fillTokens: replaces {{quarantineRetention}} with the time that the server uses', () => {
  const text = fillTokens('after {{quarantineRetention}}', siteTokens(site))
  expect(text).toBe(`after ${QUARANTINE_RETENTION_DAYS} days`)
})

test('fillTokens: replaces a token each time, with its value as it is written', () => {
  expect(fillTokens('{{price}} or {{price}}', { price: '$& $1' })).toBe('$& $1 or $& $1')
})

test.each(['{{prize}}', '{price}', '{{ price }}', '{{constructor}}'])('fillTokens: throws on %s', (token) => {
  expect(() => fillTokens(`from ${token}`, { service: '', price: '' })).toThrow(
    `${token} is no token; known are {{service}}, {{price}}`,
  )
})

test('HTML tokens: replaces tokens in texts and link addresses', () => {
  const html = '<p>{{name}}, {{address}}: <a href="mailto:%7B%7Bemail%7D%7D">{{email}}</a></p>'
  expect(fillHtmlTokens(html, site)).toBe(
    '<p>Awolọ &amp; Daughters, 1 Awolọ &amp; Co Road, Abuja, FCT, Nigeria: <a href="mailto:hello@example.com">hello@example.com</a></p>',
  )
})
