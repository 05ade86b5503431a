import { z } from 'astro/zod'
import {
  day,
  head,
  heading,
  line,
  link,
  listOf,
  placeholder,
  prose,
  questions,
  seo,
  sources,
} from './fields.ts'
import { alt, CRAFTS } from './picture.ts'

const patternFamily = z.strictObject({
  family: z.enum(CRAFTS).meta({ title: 'Craft' }),
  name: line.max(40),
  origin: line.max(90).describe('People, place and technique, in one line'),
  alt,
  parts: listOf(line.max(32).regex(/^(\S{1,11}( |$))+$/, 'write words of at most 11 letters'))
    .length(3)
    .describe('Three parts of the drawing, from left to right'),
  text: prose.describe('What it is used for, and how this site draws it'),
  reviewer: z
    .strictObject({ text: line, placeholder })
    .optional()
    .describe('Who read the text: someone who knows the craft'),
})

export const patternsSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  families: listOf(patternFamily, 'family').length(6),
})

export type Patterns = z.output<typeof patternsSchema>

export const legalSchema = z.strictObject({
  seo,
  title: line,
  updated: day,
  summary: prose,
  sources,
  placeholder,
})

export type Legal = z.output<typeof legalSchema>

/** Schema of the company profile: its headings, terms and answers. Its other facts are those of the pages. */
export const profileSchema = z.strictObject({
  seo,
  link: line.max(60).meta({ title: 'Text of the links to this page' }),
  howToPrint: line.describe('Says how to print the page. It is not printed'),
  title: heading,
  work: heading.meta({ title: 'Heading of the case studies' }),
  prices: heading.meta({ title: 'Heading of the prices' }),
  leaders: heading.meta({ title: 'Heading of the leadership' }),
  facts: heading.meta({ title: 'Heading of the facts' }),
  answers: heading.meta({ title: 'Heading of the answers' }),
  standardTerms: prose.describe('What the page says about the terms'),
  terms: z.strictObject({
    title: line,
    items: listOf(z.strictObject({ title: line.max(40), text: prose, placeholder }), 'title')
      .min(6)
      .meta({ title: 'Terms' }),
  }),
  stages: z.strictObject({
    title: line,
    items: listOf(z.strictObject({ title: line.max(40), duration: line.max(30), text: prose }), 'title')
      .min(4)
      .max(7)
      .meta({ title: 'Stages' }),
    placeholder,
  }),
  questions,
  sources,
  placeholder,
})

export type Profile = z.output<typeof profileSchema>

export const notFoundSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  word: line.max(6).describe('The word that is woven beside the title'),
  ways: listOf(link.extend({ label: line.meta({ title: 'Text of the link' }) }), 'to')
    .min(3)
    .max(6)
    .meta({ title: 'Links' }),
})

export type NotFound = z.output<typeof notFoundSchema>

export const offlineSchema = z.strictObject({
  seo,
  ...head.shape,
  listTitle: line.meta({ title: 'Heading of the list' }),
})
