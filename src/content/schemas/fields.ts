import { z } from 'astro/zod'
import type { Family } from '#src/pattern/pattern.ts'
import { countWords } from '../text/words.ts'
import { PICTURE_FORMATS } from '../validate/picture-file.ts'
import { declare } from './declared.ts'

/** One line of text: trimmed, no line break, not empty. */
export const line = z
  .string()
  .trim()
  .min(1, { error: 'write some text here', abort: true })
  .refine((text) => !text.includes('\n'), 'write it on a single line')
  .superRefine(refuseSlips)

/** Running text; a blank line starts a new paragraph. */
export const prose = z
  .string()
  .trim()
  .min(1, { error: 'write some text here', abort: true })
  .superRefine(refuseSlips)

/** Running text of at least so many words. There is no upper limit: one more sentence never stops a build. */
export const proseOf = (minWords: number) =>
  prose.superRefine((text, context) => {
    const count = countWords(text)
    if (count < minWords)
      context.addIssue({ code: 'custom', message: `write at least ${minWords} words; this has ${count}` })
  })

/** An entry's id: the name of its file and its place in an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens, like data-engineering')

/** What search engines and shared links show. Lengths follow what result pages display. */
export const seo = z
  .strictObject({
    title: line
      .min(10)
      .max(65)
      .describe('Title in the browser’s tab and in search results: 10 to 65 characters'),
    description: line.min(70).max(160).describe('Text in search results: 70 to 160 characters'),
  })
  .describe('What search engines and shared links show')

/** A heading in two weights: a light part and a heavy one, read as one sentence. */
export const heading = z
  .strictObject({ light: line.max(60), heavy: line.max(60) })
  .describe('A heading in two weights, read as one sentence: a light part, then a heavy one')

/** The head of a section: a label, the heading and, where it helps, an introduction. */
export const sectionHead = z.strictObject({
  label: line,
  heading,
  intro: prose.optional(),
})

/** Marks invented facts until the group confirms them (docs/requirements.md#placeholders). */
export const placeholder = z
  .literal(true)
  .optional()
  .describe('What stands here is invented. Remove this line once the group has confirmed or replaced it')

/** The id of a service. */
export const serviceId = declare(slug, { refersTo: 'service' })

/** The id of a case study. */
export const caseStudyId = declare(slug, { refersTo: 'case study' })

/** What an entry is called; no two entries of a kind share it. */
export const title = declare(line, { unique: 'title' })

/** Place in a list, counted from 1. */
export const order = declare(z.int().positive(), { unique: 'order' }).describe(
  'Place in the list, counted from 1; each entry has its own',
)

/** The whole address of a page on another site. */
export const httpsAddress = z.url({
  protocol: /^https$/,
  error: 'write the whole address, beginning with https://',
})

/** The address of a page of this site. */
export const siteAddress = declare(
  z.string().regex(/^\/[A-Za-z0-9/?=-]*$/, 'write an address of this site, like /products/taxly'),
  { refersTo: 'address of this site' },
).describe('An address of this site, like /products/taxly')

/** A price as people read it (docs/requirements.md#prices). */
export const price = line
  .refine(
    (text) => /[₦$]\d|\d%|^(Custom|Free)$/.test(text),
    'write a price like ₦5,000 per month, $99/mo, 1.4% per transaction, Custom or Free',
  )
  .describe('Like ₦5,000 per month, $99/mo, 1.4% per transaction, Custom or Free')

/** A list in which nothing stands twice. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  nameOf: (value: z.output<Item>) => unknown = (value) => value,
) =>
  z.array(item).superRefine((values, context) => {
    const names = values.map(nameOf)
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `each may stand here once; "${name}" is here twice`,
        })
  })

/** A file in `content/images`, written as a path from the entry's file and read as a path from `content/`. */
export const pictureFile = declare(
  z
    .string()
    .regex(
      new RegExp(`^(\\.\\./)?images/.+(${PICTURE_FORMATS.join('|').replaceAll('.', '\\.')})$`, 'i'),
      `name a picture in content/images; its name ends in ${PICTURE_FORMATS.join(', ')}`,
    )
    .overwrite((path) => path.replace('../', '')),
  { refersTo: 'picture' },
).describe('Path of the picture, from this file')

/** What a picture shows, for people who do not see it. */
export const alt = line
  .min(15)
  .max(160)
  .refine(
    (text) => !/^(an? |the )?(image|picture|photo|photograph|graphic)\b/i.test(text),
    'begin with what is seen; a screen reader already says that it is a picture',
  )
  .describe('What the picture shows, for people who do not see it: 15 to 160 characters')

/** A photograph, or another file of an editor's own. */
export const photo = z.strictObject({ src: pictureFile, alt })

/** The crafts that drawings are made after. */
export const CRAFTS = [
  'eleko',
  'oniko',
  'aso-oke',
  'uli',
  'gbari',
  'dagi',
] as const satisfies readonly Family[]

/** A picture that is drawn from the entry's id, or a photograph. */
export const picture = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('drawn'),
      craft: z
        .enum(CRAFTS)
        .optional()
        .describe('The craft it is drawn after; the entry chooses one without it'),
      seed: slug
        .optional()
        .describe('Another seed gives another drawing; without it the name of the entry does'),
      alt,
    }),
    photo.extend({ kind: z.literal('photo') }),
  ])
  .describe('`kind: drawn`, or `kind: photo` with the file in `src`')

/**
 * A check of an entry: the description of its picture says more than the title that stands beside it.
 * @param title the field that holds the title
 * @param place the field that holds the picture
 */
export const describesMoreThan =
  <Title extends string, Place extends string>(title: Title, place: Place) =>
  (
    entry: Record<Title, string> & Partial<Record<Place, { alt: string } | undefined>>,
    context: z.RefinementCtx,
  ): void => {
    const described = entry[place]
    if (!described) return
    const taken = new Set([...wordsOf(entry[title]), ...KINDS_OF_PICTURE])
    if (wordsOf(described.alt).filter((word) => !taken.has(word)).length < 3)
      context.addIssue({
        code: 'custom',
        path: [place, 'alt'],
        message: `say what the picture shows; "${entry[title]}" already stands beside it`,
      })
  }

export type Photo = z.output<typeof photo>
export type Picture = z.output<typeof picture>
export type Seo = z.output<typeof seo>
export type Heading = z.output<typeof heading>
export type SectionHead = z.output<typeof sectionHead>

/** What must not stand in a text that is shown as it is written, and what to write in its place. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bNGN\b|\bN\d+,\d{3}/, 'write naira like ₦5,000'],
  [/\bUSD\b|\bUS\$/, 'write dollars like $99'],
  [/[₦$]\s\d|[₦$]\d{4}/, 'write sums without a space and with commas, like ₦5,000'],
  [/<\/?[a-z][^>]*>/i, 'write plain text; HTML would be shown as it stands'],
  [/\*\*|\]\(/, 'write plain text; Markdown would be shown as it stands'],
  [/lorem ipsum|\bt\.?b\.?[cd]\b/i, 'finish this text'],
]

function refuseSlips(text: string, context: z.RefinementCtx): void {
  for (const [slip, message] of SLIPS) if (slip.test(text)) context.addIssue({ code: 'custom', message })
}

const KINDS_OF_PICTURE =
  'a an and for in of on the drawing icon image logo mark photo photograph picture portrait'.split(' ')

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
