import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  button,
  closing,
  day,
  facts,
  head,
  heading,
  line,
  listOf,
  placeholder,
  prose,
  seo,
  titledTexts,
} from './fields.ts'
import { portrait } from './picture.ts'

export const careersSchema = z.strictObject({
  seo,
  hero: head.extend({
    button,
    academy: button.meta({ title: 'Text of the link to the academy' }),
    portrait: portrait.describe('A colleague'),
    placeholder,
  }),
  people: z.strictObject({
    title: line.max(30).describe('What follows the number of people, like “one bead for each”'),
    items: listOf(z.strictObject({ count: z.int().positive().max(60), label: line.max(16) }), 'label')
      .min(2)
      .max(6)
      .meta({ title: 'Kinds of work', description: 'The people of one kind are beads of one colour' }),
    placeholder,
  }),
  facts: facts.omit({ title: true }),
  openings: z
    .strictObject({
      title: heading,
      none: prose.describe('Shown at the top of the page while no role is open'),
      items: listOf(
        z.strictObject({
          title: line.max(60),
          text: prose,
          applyBy: annotate(day, { ends: true, leaves: true }).describe(
            'Last day to apply. The page shows the role until then',
          ),
          placeholder,
        }),
        'title',
      )
        .default([])
        .meta({ title: 'Roles' }),
    })
    .describe('Open roles'),
  how: z.strictObject({ title: heading, steps: titledTexts.min(3).max(5), placeholder }),
  closing,
})

export type Careers = z.output<typeof careersSchema>
