import { z } from 'astro/zod'
import { line, prose } from '../fields.ts'
import { beforeAfter, common, series } from './measured.ts'
import { place } from './place.ts'
import { screen } from './screen.ts'

const turn = z.strictObject({
  by: z
    .enum(['sender', 'person'])
    .meta({ title: 'Written by' })
    .describe('sender: the organisation; person: the one who gets the message'),
  text: prose.max(1200).describe('Word for word; a line break stays a line break'),
})

const message = z
  .strictObject({
    kind: z.literal('message'),
    ...common,
    channel: z.enum(['sms', 'ussd', 'whatsapp', 'email']),
    from: line.max(40).meta({ title: 'Sender', description: 'The name or number that the phone shows' }),
    subject: line.max(80).optional().describe('The subject of an email'),
    turns: z.array(turn).min(1).max(6),
  })
  .meta({ title: 'A message, word for word' })
  .refine(
    ({ channel, turns }) =>
      channel !== 'ussd' || !turns.some(({ by, text }) => by === 'person' && /^\*.*[^\d*#]/.test(text)),
    { path: ['turns'], error: 'a code that is dialled has digits, * and # only, like *000*62*4537#' },
  )

/** A figure of a case study (docs/requirements.md#figures). `kind` decides on the other fields. */
export const figure = z.discriminatedUnion('kind', [beforeAfter, series, message, screen, place])

export type Figure = z.output<typeof figure>
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>
