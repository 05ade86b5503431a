import { CONTACT_FIELDS } from '#contact/fields.ts'
import type { ContactFormProps } from './ContactForm.tsx'

/** What the server replaces, escaped, in the form that it sends back to a visitor without scripts. */
export const answerTokens: Pick<ContactFormProps, 'initial' | 'initialError'> = {
  initial: Object.fromEntries(
    CONTACT_FIELDS.map((field) => [
      field,
      {
        // The chosen service is marked on its option instead.
        ...(field !== 'service' && { value: `%%value:${field}%%` }),
        error: `%%error:${field}%%`,
        invalid: `%%invalid:${field}%%` as const,
      },
    ]),
  ),
  initialError: '%%error:form%%',
}
