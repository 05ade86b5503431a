import { z } from 'astro/zod'
import { heading, line, listOf, prose, seo, siteAddress } from './fields.ts'

export const notFoundSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  word: line.max(6).describe('The word that is woven beside the title'),
  guessLabel: line,
  ways: listOf(z.strictObject({ label: line, to: siteAddress }), ({ to }) => to)
    .min(3)
    .max(6),
})

export type NotFound = z.output<typeof notFoundSchema>
