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
    .meta({ title: 'Choices of “Service of Interest”' })
    .describe('The last one is for all services that no other one names'),
  nameHint: line.max(40).meta({ title: 'Text beside “Full Name”' }),
  serviceHint: line.max(80).meta({ title: 'Text below “Service of Interest”' }),
  messageHints: z
    .record(
      z.string().regex(/^[A-Z][A-Za-z]*$/, 'name a subject in one word with a capital, like Press'),
      line.max(140),
    )
    .superRefine((hints, context) => {
      for (const subject of CONTACT_SUBJECTS)
        if (!Object.hasOwn(hints, subject)) report(context, [subject], 'keep this subject; pages link to it')
    })
    .meta({ title: 'Subjects and their hints' })
    .describe('Subjects of links like /contact?subject=Press, each with what to write in the message'),
  subjectIntros: z
    .record(z.string().regex(/^[A-Z][A-Za-z]*$/, 'name a subject that has a hint'), line.max(120))
    .default({})
    .meta({ title: 'Introductions of subjects' })
    .describe('Shown instead of the introduction for these subjects, which have no “Service of Interest”'),
  notes: listOf(line).min(1).max(3).meta({
    title: 'Notes below the numbers',
    description: 'How clients reach us at night, and what the press does',
  }),
  noNumber: line.meta({
    title: 'Without a number',
    description: 'Shown while the phone number is missing, or has only zeros after its country code',
  }),
  next: z
    .strictObject({ title: line, steps: listOf(line).min(2).max(4), placeholder })
    .meta({ title: 'What happens next' }),
  send: button.meta({ title: 'Text of the button that sends the form' }),
  privacyLink: button.meta({ title: 'Text of the link to the privacy policy' }),
  privacyNote: line
    .meta({ title: 'Note on personal data' })
    .describe('{{retention}} becomes the time after which messages are erased, as the setting says'),
  withoutEmail: line.meta({
    title: 'Without an email address',
    description: 'Shown below the form: what to do without one',
  }),
  failure: z
    .strictObject({
      offline: prose.meta({ title: 'When it did not arrive' }),
      keep: line.meta({ title: 'Button that keeps it' }),
      kept: prose.meta({ title: 'While it is kept' }),
      old: prose.meta({ title: 'When it seems to be older than 7 days' }),
      notKept: prose.meta({ title: 'When it cannot be kept' }),
      sendNow: line.meta({ title: 'Button that sends it now' }),
      remove: line.meta({ title: 'Button that removes it' }),
      whatsapp: line.meta({ title: 'Link to WhatsApp' }),
    })
    .meta({ title: 'When a message cannot be sent' }),
  thankYou: z.strictObject({ seo, title: heading, text: prose, button }),
  placeholder,
})

export type ContactPage = z.output<typeof contactPageSchema>
