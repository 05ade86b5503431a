import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Site } from '#src/content/schemas/site.ts'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ContactDetails } from './ContactDetails.tsx'

const site: Site = { ...fixtureContent.site, email: 'hello@example.com', whatsapp: '' }
/** All products, with two sentences about their support. */
const products = fixtureContent.products.map((product) => {
  const copy = structuredClone(product)
  copy.data.practical.support = 'Phone, on Mondays. In May at night.'
  return copy
})
const render = (changes: Partial<Site> = {}) => {
  const words = { night: 'Call us.', profile: 'Company profile' }
  return renderToString(<ContactDetails site={{ ...site, ...changes }} products={products} {...words} />)
}

// test/fixture-pages.test.ts finds each text of the group on its page.
it('contact details: link the company profile, and the address for personal data', () => {
  const html = render({ dataProtectionEmail: 'privacy@example.com' })
  expect(html).toContain('href="mailto:privacy@example.com"')
  expect(html).toContain('<a href="/profile">Company profile</a>')
})

it('contact details: link the address for security problems, which is the email address if there is no other', () => {
  expect(render({ securityEmail: 'security@example.com' })).toContain('href="mailto:security@example.com"')
  expect(render().match(/mailto:hello@example\.com/g)).toHaveLength(2)
})

it('contact details: say when visitors are welcome, if the group has said so', () => {
  expect(render({ visits: 'Visits on Tuesdays.' })).toContain('<p>Visits on Tuesdays.</p>')
  expect(render({ visits: undefined })).not.toContain('<p></p>')
})

it('contact details: offer WhatsApp only if the group has a number', () => {
  expect(render()).not.toContain('WhatsApp')
  expect(render({ whatsapp: '2348000000000' })).toContain('href="https://wa.me/2348000000000"')
})

it('contact details: have one row with the first sentence about support for each available product', () => {
  const rows = [...render().matchAll(/<p><a href="\/products\/[^"]+"[^>]*>([^<]+)<\/a>(.+?)<\/p>/g)]
  const available = fixtureContent.products.filter(({ data }) => data.status === 'available')
  expect(rows.map(([, name]) => name)).toEqual(available.map(({ data }) => data.name))
  expect(rows[0]?.[2]).toMatch(/>Phone, on Mondays\.$/)
})
