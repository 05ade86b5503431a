import type { ImageMetadata } from 'astro'
import { z } from 'astro/zod'

/** One line of text: trimmed, no line break, not empty. */
export const line = z
  .string()
  .trim()
  .min(1, 'write some text here')
  .refine((text) => !text.includes('\n'), 'must be a single line')

/** Running text; a blank line starts a new paragraph. */
export const prose = z.string().trim().min(1, 'write some text here')

/** An entry's id: the name of its file and its place in an address. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and single hyphens, like data-engineering')

/** What search engines and shared links show. Lengths follow what result pages display. */
export const seo = z.strictObject({
  title: line.min(10).max(65),
  description: line.min(70).max(160),
})

/** A heading in two weights: a light part and a heavy one, read as one sentence. */
export const heading = z.strictObject({ light: line, heavy: line })

/** The head of a section: a label, the heading and, where it helps, an introduction. */
export const sectionHead = z.strictObject({
  label: line,
  heading,
  intro: prose.optional(),
})

/** Marks facts about the group that are invented until the group confirms them (decision D2). */
export const placeholder = z.literal(true).optional()

/** Place in a list, counted from 1. */
export const order = z.int().positive()

/** `image()` of Astro in the build; a check of the path where content is read without a build. */
export type ImageField = () => z.ZodType<ImageMetadata>

/** A picture and what it shows, for people who do not see it. */
export const picture = (image: ImageField) => z.strictObject({ src: image(), alt: line.max(160) })

/** A picture as sections receive it: the build has found the file and measured it. */
export type Picture = z.output<ReturnType<typeof picture>>
export type Seo = z.output<typeof seo>
export type Heading = z.output<typeof heading>
export type SectionHead = z.output<typeof sectionHead>
