import { expect, test } from 'vitest'
import type { Site } from '../schemas/site.ts'
import { fillHtmlTokens } from './fill-html-tokens.ts'

const site: Site = {
  name: 'Awolọ & Daughters',
  madeIn: '',
  description: '',
  foundedYear: 2019,
  registeredName: 'Example Group Limited',
  registrationNumber: 'RC 1234567',
  email: 'hello@example.com',
  dataProtectionEmail: 'privacy@example.com',
  whatsapp: '',
  address: { street: '1 Awolọ & Co Road', city: 'Abuja', region: 'FCT', country: 'Nigeria' },
  hours: 'Monday to Friday',
  social: [],
  notices: [],
  colophon: '',
}

test('HTML tokens: replaces tokens in texts and link addresses', () => {
  const html = '<p>{{name}}, {{address}}: <a href="mailto:%7B%7Bemail%7D%7D">{{email}}</a></p>'
  expect(fillHtmlTokens(html, site)).toBe(
    '<p>Awolọ &amp; Daughters, 1 Awolọ &amp; Co Road, Abuja, FCT, Nigeria: <a href="mailto:hello@example.com">hello@example.com</a></p>',
  )
})

test('HTML tokens: throws on an unknown token', () => {
  expect(() => fillHtmlTokens('<p>{{fax}}</p>', site)).toThrow('{{fax}} is no token')
})
