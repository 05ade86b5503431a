import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  caseStudyId,
  formerPaths,
  icon,
  line,
  listOf,
  order,
  placeholder,
  prose,
  seoTitle,
  slug,
  sources,
  title,
} from './fields.ts'
import { entryPicture, requireDescriptiveAlt } from './picture.ts'

const naira = line.regex(
  /^₦\d{1,3}(,\d{3}){0,2}$|^₦\d{1,3}(\.\d)?\smillion$/,
  'write naira like ₦8.5 million or ₦650,000',
)

const terms = z
  .strictObject({
    from: naira.meta({ title: 'Lowest price', description: 'Without VAT, like ₦8.5 million' }),
    usual: z
      .strictObject({
        from: naira.meta({ title: 'Lower price' }),
        to: naira.meta({ title: 'Upper price' }),
      })
      .meta({ title: 'Usual prices' })
      .describe('What most clients pay in all, without VAT'),
    duration: line
      .regex(/^\d+ to \d+ weeks$/, 'write a duration like 12 to 20 weeks')
      .describe('Usual duration, like 12 to 20 weeks'),
    needs: line.max(180).describe('What the client contributes, such as people, access and papers'),
    team: line.max(90).describe('Who does the work, like “Two engineers and a designer.”'),
    more: listOf(z.strictObject({ term: line.max(40), fact: prose }), 'term')
      .max(2)
      .default([])
      .meta({ title: 'Terms of this service alone', description: 'Such as answers at night' }),
    placeholder,
  })
  .describe('Price, duration and what the client contributes, shown below the hero and on cards')

/** What the page of a service shows, and that of another name of it. */
const servicePage = {
  tagline: line.max(110).describe('First sentence of the page'),
  seoTitle,
  description: line.min(70).max(160).describe('One sentence for search engines and shared links'),
  terms,
  overview: prose.describe('The card of a service shows the first 120 characters'),
  features: listOf(z.strictObject({ title: line.max(60), description: prose }), 'title').length(4),
  process: z.strictObject({
    tagline: line,
    title: line,
    subtitle: line,
    steps: z
      .array(z.strictObject({ icon, number: z.int().min(1).max(6), title: line.max(40), description: prose }))
      .length(6)
      .refine(
        (steps) => steps.every((step, index) => step.number === index + 1),
        'number the steps 1 to 6, in order',
      ),
  }),
  evidence: z
    .strictObject({
      study: caseStudyId.meta({ title: 'Case study' }),
      result: z.int().min(1).max(3).describe('Which of its results: 1, 2 or 3'),
    })
    .optional()
    .meta({ title: 'Case study at the end of the page' })
    .describe('Without it, the first that used this service'),
}

const alias = z.strictObject({
  id: annotate(slug, { unique: 'address' }).meta({ title: 'Last part of its address' }),
  title: line.max(40).describe('Heading of its page, like Data Analytics'),
  ...servicePage,
  evidence: servicePage.evidence.describe('Without it, none'),
})

/** Schema of a service. `aliases` are its other names in the menu (docs/requirements.md#header-and-footer). */
export const serviceSchema = z
  .strictObject({
    order,
    title: title.max(40),
    icon,
    heroImage: entryPicture,
    ...servicePage,
    aliases: listOf(alias, 'id')
      .default([])
      .meta({ title: 'Other names of the service', description: 'Each has a page of its own' }),
    sources,
    placeholder,
    formerPaths,
  })
  .superRefine(requireDescriptiveAlt('title', 'heroImage'))

export type Service = z.output<typeof serviceSchema>
export type ServiceTerms = Service['terms']
