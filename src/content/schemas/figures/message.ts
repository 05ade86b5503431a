import { z } from 'astro/zod'
import { line, prose } from '../fields.ts'
import { common } from './fields.ts'

const turn = z.strictObject({
  by: z
    .enum(['sender', 'person'])
    .meta({ title: 'Written by' })
    .describe('sender: the organisation; person: the one who gets the message'),
  text: prose.max(1200).describe('Word for word; a line break stays a line break'),
})

/** A message that a person gets, word for word, or a short dialogue. */
export const message = z
  .strictObject({
    kind: z.literal('message'),
    ...common,
    channel: z.enum(['sms', 'ussd', 'whatsapp', 'email']),
    from: line.max(40).describe('The name or number that the phone shows'),
    subject: line.max(80).optional().describe('The subject of an email'),
    turns: z.array(turn).min(1).max(6),
  })
  .meta({ title: 'A message, word for word' })
  .superRefine(({ channel, turns }, context) => {
    for (const [index, { by, text }] of turns.entries())
      if (channel === 'ussd' && by === 'person' && text.startsWith('*') && /[^\d*#]/.test(text))
        context.addIssue({
          code: 'custom',
          path: ['turns', index, 'text'],
          message: 'a code that is dialled has digits, * and # only, like *000*62*4537#',
        })
  })
