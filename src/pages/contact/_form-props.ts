import type { ContactPage } from '../../content/schemas/pages.ts'
import type { Site } from '../../content/schemas/site.ts'
import { fillTokens } from '../../content/text/fill-tokens.ts'
import type { ContactFormProps } from '../../islands/contact-form/ContactForm.tsx'
import { urls } from '../../urls.ts'

/** What the contact form is told: the address of its API (set at build) and its words. */
export function contactFormProps(page: ContactPage, site: Site): ContactFormProps {
  return {
    action: urls.contactApi(import.meta.env.PUBLIC_API_BASE_URL),
    privacyNote: fillTokens(page.privacyNote, site),
    privacyPolicyUrl: urls.privacyPolicy(),
    failure: page.failure,
    whatsapp: site.whatsapp,
    exhibit: { title: page.exhibit, hint: page.exhibitHint },
  }
}
