import { z } from 'astro/zod'
import { line, placeholder, prose, seo } from './fields.ts'
import { sources } from './sources.ts'

/** A day like 2026-11-21. Astro's YAML parser turns it into a Date unless it is in quotes. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('write a day like 2026-11-21'),
)

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
