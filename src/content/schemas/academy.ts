import { z } from 'astro/zod'
import { weeksOf } from '../text/dates.ts'
import { annotate } from './annotations.ts'
import {
  button,
  closing,
  day,
  facts,
  head,
  heading,
  icon,
  inOrder,
  line,
  listOf,
  placeholder,
  price,
  prose,
  seo,
  sources,
} from './fields.ts'
import { portrait } from './picture.ts'

/** The longest stage that the timeline has a width for (src/sections/academy/Academy.module.css). */
const MAX_WEEKS = 8

const weeks = line.refine(
  (text) => weeksOf(text).length >= 1 && weeksOf(text).length <= MAX_WEEKS,
  `write the weeks like "Weeks 4 to 6" or "Week 7", ${MAX_WEEKS} weeks at most`,
)

const cohort = z
  .strictObject({
    start: annotate(day, { ends: true, leaves: true }).describe(
      'First day. The page shows the cohort until then',
    ),
    end: day.describe('Last day'),
    applyBy: annotate(day, { ends: true }).describe('Last day to apply'),
    fee: price.describe('The total with VAT, like ₦483,750 with VAT'),
    places: z.int().positive(),
    state: z.enum(['open', 'full']).describe('full: nobody else can join'),
    placeholder,
  })
  .superRefine(inOrder('start', 'end'))
  .superRefine(inOrder('applyBy', 'start'))

export const academySchema = z.strictObject({
  seo,
  hero: head.extend({ button, portrait: portrait.describe('The head of the academy') }),
  cohorts: listOf(cohort, 'start').max(6).default([]).describe('Dates, fee and places of the next cohorts'),
  noCohort: prose.meta({ title: 'Without a cohort', description: 'Shown while no cohort can be joined' }),
  facts: facts.describe(
    'What applicants ask, shown on a tap. The hero shows the first one too, up to its first comma or full stop',
  ),
  features: z.strictObject({
    title: heading,
    items: listOf(z.strictObject({ icon, title: line, text: prose }), 'title')
      .length(3)
      .meta({ title: 'Features' }),
    placeholder,
  }),
  cohort: head.extend({
    stages: listOf(z.strictObject({ weeks, title: line }), 'weeks')
      .min(3)
      .max(6),
    payments: z
      .strictObject({ weeks: listOf(z.int().positive()).min(1).max(6), text: line.max(80), placeholder })
      .optional()
      .describe(
        'The weeks in which a part of the fee is due, as knots on the timeline, and a line about them',
      ),
    placeholder,
  }),
  tracks: head.extend({
    buildsLabel: line.meta({ title: 'Heading above the examples' }),
    items: listOf(
      z.strictObject({
        id: z.enum(['edutech', 'healthtech']).meta({ title: 'Track' }),
        title: line,
        text: prose,
        builds: listOf(line).min(3).max(4).meta({ title: 'Examples of what learners build' }),
      }),
      'id',
    )
      .length(2)
      .meta({ title: 'Tracks' }),
    placeholder,
  }),
  closing,
  sources,
  placeholder,
})

export type Academy = z.output<typeof academySchema>
