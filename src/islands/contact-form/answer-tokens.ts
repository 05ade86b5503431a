import { CONTACT_FIELDS } from '#contact/fields.ts'
import type { ContactFormProps } from './ContactForm.tsx'

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
