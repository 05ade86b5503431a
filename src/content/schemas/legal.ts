import { z } from 'astro/zod'
import { day, line, placeholder, prose, seo } from './fields.ts'
import { sources } from './sources.ts'

/** Schema of the front matter of the legal texts. */
export const legalSchema = z.strictObject({
  seo,
  title: line,
  updated: day,
  summary: prose,
  sources,
  placeholder,
})

export type Legal = z.output<typeof legalSchema>
