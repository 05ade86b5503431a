import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { heading, line, listOf, placeholder, prose, seo } from './fields.ts'
import { alt, CRAFTS } from './picture.ts'

const patternFamily = z.strictObject({
  family: z.enum(CRAFTS),
  name: line.max(40),
  origin: line.max(90).describe('People, place and technique, in one line'),
  alt,
  parts: listOf(line.max(32).regex(/^(\S{1,11}( |$))+$/, 'write words of at most 11 letters'))
    .length(3)
    .describe(
      'Three parts of the drawing from left to right; the points are in src/artwork/pattern-legend.ts',
    ),
  text: prose.describe('What it is used for, and how this site draws it'),
  reviewer: annotate(z.strictObject({ text: line, placeholder }), { isClaim: true })
    .optional()
    .describe('Who read the text: someone who knows the craft'),
})

/** Schema of the page about the families of patterns. */
export const patternsSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  families: listOf(patternFamily, ({ family }) => family).length(6),
})

export type Patterns = z.output<typeof patternsSchema>
