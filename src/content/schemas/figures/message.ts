import { z } from 'astro/zod'
import { line, prose } from '../fields.ts'
import { common } from './fields.ts'

/** Channels, each with the maximum length of one message in characters. */
const CHANNELS = { sms: 160, ussd: 182, whatsapp: 1024, email: 1200 } as const

const turn = z.strictObject({
  by: z
    .enum(['sender', 'person'])
    .meta({ title: 'Written by' })
    .describe('sender: the organisation; person: the one who gets the message'),
  text: prose.describe('Word for word; a line break stays a line break'),
})

/** A message that a person gets, word for word, or a short dialogue. */
export const message = z
  .strictObject({
    kind: z.literal('message'),
    ...common,
    channel: z.enum(Object.keys(CHANNELS) as (keyof typeof CHANNELS)[]),
    from: line.max(40).describe('The name or number that the phone shows'),
    subject: line.max(80).optional().describe('The subject of an email'),
    turns: z.array(turn).min(1).max(6),
  })
  .meta({ title: 'A message, word for word' })
  .superRefine(({ channel, subject, turns }, context) => {
    for (const [index, { text }] of turns.entries())
      if (text.length > CHANNELS[channel])
        context.addIssue({
          code: 'custom',
          path: ['turns', index, 'text'],
          message: `write at most ${CHANNELS[channel]} characters for ${channel}; this has ${text.length}`,
        })
    if ((channel === 'email') !== (subject !== undefined))
      context.addIssue({
        code: 'custom',
        path: ['subject'],
        message:
          channel === 'email'
            ? 'write the subject of the email'
            : `remove this line; ${channel} has no subject`,
      })
  })
