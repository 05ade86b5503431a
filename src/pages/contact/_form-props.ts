import { CONTACT_FIELDS } from '#contact/fields.ts'
import { offeredChoices } from '#src/content/load/dated-parts.ts'
import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { fillTokens, siteTokens } from '#src/content/text/fill-tokens.ts'
import type { ContactFormProps } from '#src/form/ContactForm.tsx'
import { urls } from '#src/urls.ts'

/** Returns the texts of the contact form and the URL of the contact API (PUBLIC_API_BASE_URL, set at build time). */
export function contactFormProps(page: ContactPage, site: Site): ContactFormProps {
  return {
    action: urls.contactApi(import.meta.env.PUBLIC_API_BASE_URL),
    send: page.send,
    privacyLink: page.privacyLink,
    privacyNote: fillTokens(page.privacyNote, siteTokens(site, process.env.RETENTION_DAYS)),
    withoutEmail: page.withoutEmail,
    services: offeredChoices(page.serviceChoices).map(({ name }) => name),
    nameHint: page.nameHint,
    serviceHint: page.serviceHint,
    privacyPolicyUrl: urls.legal('privacy-policy'),
    failure: page.failure,
    whatsapp: site.whatsapp ?? '',
  }
}

/** Placeholders that the server replaces with escaped text when it answers a form sent without scripts. */
export const answerTokens: Pick<ContactFormProps, 'initial' | 'initialError' | 'messageHint'> = {
  initial: Object.fromEntries(
    CONTACT_FIELDS.map((field) => [
      field,
      {
        // A select has no value attribute: the server adds `selected` to the chosen option instead.
        ...(field !== 'service' && { value: `%%value:${field}%%` }),
        error: `%%error:${field}%%`,
        invalid: `%%invalid:${field}%%` as const,
      },
    ]),
  ),
  initialError: '%%error:form%%',
  messageHint: '%%hint%%',
}
