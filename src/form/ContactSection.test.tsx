import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Site } from '#src/content/schemas/site.ts'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ContactSection } from './ContactSection.tsx'

const site: Site = { ...fixtureContent.site, email: 'hello@example.com', whatsapp: '' }
const render = (changes: Partial<Site> = {}) =>
  renderToString(
    <ContactSection site={{ ...site, ...changes }} page={fixtureContent.contactPage} script="">
      {null}
    </ContactSection>,
  )

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

it('contact details: show a number of zeros as text, and say that it cannot be called', () => {
  const sample = render({ phone: '+234 000 000 0000' })
  expect(sample).toContain('+234\u00a0000\u00a0000\u00a00000')
  expect(sample).toContain(fixtureContent.contactPage.noNumber)
  expect(sample).not.toContain('tel:')
  const real = render({ phone: '+234 800 000 0001' })
  expect(real).toContain('href="tel:+2348000000001"')
  expect(real).not.toContain(fixtureContent.contactPage.noNumber)
})
