import { z } from 'astro/zod'
import { CONTACT_SUBJECTS } from '#contact/subject.ts'
import { button, day, heading, line, listOf, placeholder, prose, report, seo, serviceId } from './fields.ts'

const serviceChoice = z.strictObject({
  name: line.max(60),
  services: listOf(serviceId).default([]).describe('The services whose links choose it'),
  until: day
    .optional()
    .describe('To take it out: its last day. Messages are accepted for 60 days more; then remove it'),
})

/** Schema of the contact page, with the words of its form. */
export const contactPageSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  serviceChoices: listOf(serviceChoice, 'name')
    .min(2)
    .refine(
      (choices) => !choices.at(-1)?.until,
      'keep the last choice: it is for services that no other names',
    )
    .describe('What “Service of Interest” offers. The last one is for all services that no other one names'),
  serviceHint: line.max(80).describe('Shown below the list of services'),
  messageHints: z
    .record(
      z.string().regex(/^[A-Z][A-Za-z]*$/, 'name a subject in one word with a capital, like Press'),
      line.max(140),
    )
    .superRefine((hints, context) => {
      for (const subject of CONTACT_SUBJECTS)
        if (!Object.hasOwn(hints, subject)) report(context, [subject], 'keep this subject; pages link to it')
    })
    .describe(
      'The subjects of links like /contact?subject=Press, each with one line that says what to write in the message',
    ),
  subjectIntros: z
    .record(z.string().regex(/^[A-Z][A-Za-z]*$/, 'name a subject that has a hint'), line.max(120))
    .default({})
    .describe('Shown instead of the introduction for these subjects, which have no “Service of Interest”'),
  notes: listOf(line)
    .min(1)
    .max(3)
    .describe('Shown below the numbers: how clients reach us at night, and what the press does'),
  noNumber: line.describe(
    'Shown while the phone number is missing, or has only zeros after its country code',
  ),
  next: z.strictObject({ title: line, steps: listOf(line).min(2).max(4), placeholder }),
  send: button.describe('Text of the button that sends the form'),
  privacyLink: button.describe('Text of the link to the privacy policy'),
  privacyNote: line.describe(
    '{{retention}} becomes the time after which messages are erased, as the setting says',
  ),
  withoutEmail: line.describe('Shown below the form: what to do without an email address'),
  failure: z
    .strictObject({
      offline: prose,
      keep: line,
      kept: prose,
      old: prose.describe('Shown for a kept message that seems to be older than 7 days'),
      notKept: prose,
      sendNow: line,
      remove: line,
      whatsapp: line,
    })
    .describe('What the form offers when a message cannot be sent'),
  thankYou: z.strictObject({ seo, title: heading, text: prose, button }),
  placeholder,
})

export type ContactPage = z.output<typeof contactPageSchema>
