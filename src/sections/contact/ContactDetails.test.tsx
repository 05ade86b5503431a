import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Site } from '#src/content/schemas/site.ts'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ContactDetails } from './ContactDetails.tsx'

const site: Site = { ...fixtureContent.site, email: 'hello@example.com', whatsapp: '' }
const render = (changes: Partial<Site> = {}) =>
  renderToString(<ContactDetails site={{ ...site, ...changes }} page={fixtureContent.contactPage} />)

it('contact details: link the address for security problems, which is the email address if there is no other', () => {
  expect(render({ securityEmail: 'security@example.com' })).toContain('href="mailto:security@example.com"')
  expect(render().match(/mailto:hello@example\.com/g)).toHaveLength(2)
})

it('contact details: have a landmark, times of visits and WhatsApp only if the group has them', () => {
  expect(render({ visits: undefined, landmark: undefined })).not.toContain('<p></p>')
  const html = render({ visits: 'On Tuesdays.', landmark: 'By the market', whatsapp: '2348000000000' })
  for (const part of ['<p>On Tuesdays.</p>', '<p>By the market</p>', 'href="https://wa.me/2348000000000"'])
    expect(html).toContain(part)
  expect(render()).not.toContain('WhatsApp')
})
