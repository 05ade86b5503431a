import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Site } from '#src/content/schemas/site.ts'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ContactDetails } from './ContactDetails.tsx'

const site: Site = {
  name: 'Example Group',
  registeredName: 'Example Group Limited',
  madeIn: 'Made in Abuja.',
  description: 'A group in Abuja.',
  foundedYear: 2019,
  registrationNumber: 'RC 1234567',
  email: 'hello@example.com',
  dataProtectionEmail: 'privacy@example.com',
  phone: '+234 800 000 0000',
  whatsapp: '',
  address: { street: '1 Example Close', city: 'Abuja', region: 'FCT', country: 'Nigeria' },
  hours: 'Monday to Friday',
  social: [],
  notices: [],
  colophon: 'Drawn by code.',
}
/** All products, with two sentences about their support. */
const products = fixtureContent.products.map((product) => {
  const copy = structuredClone(product)
  copy.data.practical.support = 'Phone, on Mondays. In May at night.'
  return copy
})
const render = (changes: Partial<Site> = {}) =>
  renderToString(
    <ContactDetails
      site={{ ...site, ...changes }}
      night="Call the support number."
      profile="Company profile"
      products={products}
    />,
  )

describe('ContactDetails', () => {
  it.each(['1 Example Close', 'Monday to Friday', 'support number', 'Example Group Limited', 'RC 1234567'])(
    'shows %s',
    (text) => {
      expect(render()).toContain(text)
    },
  )

  it('links the address for personal data', () => {
    expect(render()).toContain('href="mailto:privacy@example.com"')
  })

  it('links the address for security problems, which is the email address if there is no other', () => {
    expect(render({ securityEmail: 'security@example.com' })).toContain('href="mailto:security@example.com"')
    expect(render().match(/mailto:hello@example\.com/g)).toHaveLength(2)
  })

  it('says when visitors are welcome, if the group has said so', () => {
    expect(render({ visits: 'Visits on Tuesdays.' })).toContain('<p>Visits on Tuesdays.</p>')
    expect(render()).not.toContain('<p></p>')
  })

  it('offers WhatsApp only if the group has a number', () => {
    expect(render()).not.toContain('WhatsApp')
    expect(render({ whatsapp: '2348000000000' })).toContain('href="https://wa.me/2348000000000"')
  })

  it('has one row with the first sentence about support for each product that is available', () => {
    const rows = [...render().matchAll(/<p><a href="\/products\/[^"]+">([^<]+)<\/a>(.+?)<\/p>/g)]
    const available = fixtureContent.products.filter(({ data }) => data.status === 'available')
    expect(rows.map(([, name]) => name)).toEqual(available.map(({ data }) => data.name))
    expect(rows[0]?.[2]).toMatch(/>Phone, on Mondays\.$/)
  })

  it('links the company profile', () => {
    expect(render()).toContain('<a href="/profile">Company profile</a>')
  })
})
