import { z } from 'astro/zod'
import { formatDate } from '../text/dates.ts'
import { joinSums, ordinal } from '../text/phrases.ts'
import { annotate } from './annotations.ts'
import { labelFor } from './field-label.ts'

/** A line of text: trimmed, not empty, without a line break. A field may have a lower limit, which its layout needs. */
export const line = z
  .string()
  .trim()
  .min(1, { error: 'write some text here', abort: true })
  .max(300)
  .refine((text) => !text.includes('\n'), 'write it on a single line')
  .superRefine(rejectForbidden)
  .overwrite(joinSums)

/** Running text; a blank line starts a new paragraph. It may have any length, because a longer text must not fail the build. */
export const prose = annotate(z.string(), { isProse: true })
  .trim()
  .min(1, { error: 'write some text here', abort: true })
  .superRefine(rejectForbidden)
  .overwrite(joinSums)

/** An id: the name of an entry's file and the last part of its address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens, like data-engineering')

export const seoTitle = line
  .min(10)
  .max(60)
  .meta({ title: 'Title in search results', description: '10 to 60 characters' })

/** Title and description for search engines and shared links. The maximum lengths are what search engines display. */
export const seo = z
  .strictObject({
    title: seoTitle,
    description: line
      .min(70)
      .max(160)
      .meta({ title: 'Text in search results', description: '70 to 160 characters' }),
  })
  .meta({ title: 'Search engines and shared links' })

export const heading = z
  .strictObject({
    light: line.max(60),
    heavy: line.max(60),
  })
  .describe('A heading in two weights, read as one sentence: a light part, then a heavy one')

export const sectionHead = z.strictObject({ title: heading, intro: prose.optional() })

export const button = line.max(40)

export const head = z.strictObject({ title: heading, intro: prose })

export const closing = head.extend({ button })

/** Marks invented facts until the group confirms them (docs/requirements.md#placeholders). */
export const placeholder = z
  .boolean()
  .optional()
  .meta({ title: 'Not confirmed yet' })
  .describe('Marks invented facts. Remove the mark once the group has confirmed or replaced them')

export const serviceId = annotate(slug, { refersTo: 'service' })

export const caseStudyId = annotate(slug, { refersTo: 'case study' })

/** The name of a line icon as lucide.dev shows it, like `shield-check`. */
export const icon = annotate(slug, { refersTo: 'icon' })

export const title = annotate(line, { unique: 'title' })

/** The position in a list, unique within its kind. The page /edit writes it when rows are moved. */
export const order = annotate(z.int().positive(), { unique: 'position' })

export const day = z.iso.date({ error: 'write a day that exists, like 2026-11-21', abort: true })

const MONTH = 'write a year and a month from 01 to 12, like 2023-04'

export const month = z.string({ error: MONTH }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, MONTH)

/** Reports a problem at a path below what is checked. */
export function report(context: z.RefinementCtx, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message })
}

/** Returns a rule for an entry with two days, of which the second must not come before the first. */
export const inOrder =
  (first: string, second: string) => (entry: Record<string, unknown>, context: z.RefinementCtx) => {
    const [start, end] = [String(entry[first]), String(entry[second])]
    const message = `${formatDate(end)} is before ${formatDate(start)}, the day in “${labelFor(first)}”; correct one of them`
    if (end < start) report(context, [second], message)
  }

export const httpsAddress = z.url({
  protocol: /^https$/,
  error: ({ input }) =>
    /^http:/i.test(String(input))
      ? 'begin with https://, not http://'
      : 'write the whole address, beginning with https://',
})

export const siteAddress = annotate(
  z.string().regex(/^\/[A-Za-z0-9/?=-]*$/, 'write an address of this site, like /products/taxly'),
  { refersTo: 'address of this site' },
).meta({ title: 'Address it leads to', description: 'An address of this site, like /products/taxly' })

export const link = z.strictObject({ label: button.meta({ title: 'Text of the link' }), to: siteAddress })

export const price = line
  .regex(
    /[₦$]\d|\d%|^(Custom|Free)$/,
    'write a price like ₦5,000 per month, $99/mo, 1.4% per transaction, Custom or Free',
  )
  .describe('Like ₦5,000 per month, $99/mo, 1.4% per transaction, Custom or Free')

/** Returns a schema for a list without duplicates; an item is told from the others by the fields `keys`, or else by its value. */
export const listOf = <Item extends z.ZodType>(item: Item, ...keys: (keyof z.output<Item>)[]) =>
  z.array(item).superRefine((values, context) => {
    const names = values.map((value) => (keys[0] ? keys.map((key) => value[key]).join(', ') : value))
    for (const [index, name] of names.entries()) {
      const first = names.indexOf(name)
      const message = `"${name}" is here twice: the ${ordinal(first)} in this list has it too; change one, or remove it`
      if (first < index) report(context, [index, ...keys.slice(0, 1)], message)
    }
  })

export const titledTexts = listOf(z.strictObject({ title: line, text: prose }), 'title')

/** A path in `content/`, which begins with a slash in YAML and without one once parsed. */
export const contentPath = (pattern: RegExp, error: Parameters<z.ZodString['regex']>[1]) =>
  z
    .string()
    .regex(pattern, error)
    .overwrite((path) => path.slice(1))

/** The path of a page that is not there any more. */
export const oldAddress = annotate(
  z.string().regex(/^(\/[a-z0-9-]+)+$/, 'write a path of small letters, digits and hyphens, like /work/fees'),
  { refersTo: 'old address', unique: 'old address' },
)

/** The addresses that an entry had before. The page /edit adds one when an address changes (docs/requirements.md#addresses). */
export const formerPaths = listOf(oldAddress).default([])

const source = z.strictObject({
  text: line.meta({ title: 'Law', description: 'The law with its section, and what it is the source of' }),
  link: httpsAddress.optional().describe('Where the law can be read'),
  date: month.describe('The month in which the text was last compared with the law, like 2026-11'),
})

/** The laws behind the claims of an entry, for those who check them again. No page shows them. */
export const sources = z.array(source).optional().meta({ title: 'Laws behind the text' })

export const facts = z.strictObject({
  title: heading,
  items: listOf(z.strictObject({ label: line.max(40), text: prose, placeholder }), 'label')
    .min(3)
    .max(12)
    .meta({ title: 'Facts', description: '3 to 12, each with a short label like Fee or Next start' }),
  placeholder,
})

export const questions = z.strictObject({
  title: line,
  items: listOf(z.strictObject({ title: line.max(110), text: prose, placeholder }), 'title')
    .min(4)
    .max(8)
    .meta({ title: 'Questions', description: '4 to 8 with their answers, the most asked one first' }),
})

export type Seo = z.output<typeof seo>
export type Heading = z.output<typeof heading>

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bNGN\b|\bN\d+,\d{3}/, 'write naira like ₦5,000'],
  [/\bUSD\b|\bUS\$/, 'write dollars like $99'],
  [/[₦$]\s\d|[₦$]\d{4}|[₦$]\d{1,3}\.\d{3}(?!\d)/, 'write sums without a space and with commas, like ₦5,000'],
  [/<\/?[a-z][^>]*>/i, 'write plain text; HTML would be shown as it is written'],
  [/\*\*|\]\(/, 'write plain text; Markdown would be shown as it is written'],
  [/lorem ipsum|\bt\.?b\.?[cd]\b/i, 'finish this text'],
]

function rejectForbidden(text: string, context: z.RefinementCtx): void {
  for (const [pattern, message] of FORBIDDEN) if (pattern.test(text)) report(context, [], message)
}
