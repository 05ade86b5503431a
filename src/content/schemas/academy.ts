import { z } from 'astro/zod'
import {
  button,
  closing,
  facts,
  heading,
  icon,
  line,
  listOf,
  placeholder,
  prose,
  questions,
  seo,
} from './fields.ts'
import { picture } from './picture.ts'

export const academySchema = z.strictObject({
  seo,
  hero: z.strictObject({ title: heading, intro: prose, button, image: picture }),
  facts: facts.describe('The hero shows the first four, each up to its first comma or full stop'),
  features: z.strictObject({
    title: heading,
    items: listOf(z.strictObject({ icon, title: line, description: prose }), ({ title }) => title).length(3),
    placeholder,
  }),
  cohort: z.strictObject({
    title: heading,
    intro: prose,
    stages: listOf(z.strictObject({ weeks: line, title: line, description: prose }), ({ weeks }) => weeks)
      .min(3)
      .max(6),
    placeholder,
  }),
  tracks: z.strictObject({
    title: heading,
    intro: prose,
    buildsLabel: line,
    items: listOf(
      z.strictObject({
        id: z.enum(['edutech', 'healthtech']),
        title: line,
        description: prose,
        builds: listOf(line).min(3).max(4),
      }),
      ({ id }) => id,
    ).length(2),
    placeholder,
  }),
  questions,
  closing,
  placeholder,
})

export type Academy = z.output<typeof academySchema>
