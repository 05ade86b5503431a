import { z } from 'astro/zod'
import { button, closing, heading, hero, line, listOf, placeholder, prose, seo } from './fields.ts'
import { alt, CRAFTS } from './picture.ts'

const patternFamily = z.strictObject({
  family: z.enum(CRAFTS),
  name: line.max(40),
  origin: line.max(90).describe('People, place and technique, in one line'),
  alt,
  parts: listOf(line.max(32))
    .length(3)
    .describe(
      'Three parts of the drawing from left to right; the points are in src/artwork/pattern-legend.ts',
    ),
  text: prose.describe('What it is used for, and how this site draws it'),
  reviewer: z
    .strictObject({ text: line, placeholder })
    .describe('Who read the text: someone who knows the craft'),
})

export const aboutSchema = z.strictObject({
  seo,
  hero,
  story: z.strictObject({ title: heading, text: prose, placeholder }),
  ecosystem: z.strictObject({
    title: heading,
    intro: prose,
    button: button.describe('Text of the link on each card'),
  }),
  leadership: z.strictObject({ title: heading, intro: prose }),
  patterns: z.strictObject({
    title: heading,
    intro: prose,
    families: listOf(patternFamily, ({ family }) => family).length(6),
  }),
  purposeTitle: heading,
  mission: prose,
  vision: prose,
  values: listOf(z.strictObject({ title: line, description: prose }), ({ title }) => title)
    .min(3)
    .max(6),
  closing,
  placeholder,
})

export type About = z.output<typeof aboutSchema>
