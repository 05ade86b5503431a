import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  contentPath,
  formerPaths,
  httpsAddress,
  line,
  listOf,
  month,
  order,
  placeholder,
  price,
  prose,
  seoTitle,
  sources,
  title,
} from './fields.ts'
import { evidence } from './figures/measured.ts'
import { alt, entryPicture, requireDescriptiveAlt } from './picture.ts'

const SHOWN_WIDTH = 720

const file = annotate(
  contentPath(
    /^\/images\/products\/.+\.(avif|png|webp)$/,
    'name a picture in content/images/products; its name ends in .avif, .png or .webp',
  ),
  { refersTo: 'picture', minWidth: SHOWN_WIDTH },
)

const screen = z.strictObject({
  picture: file.describe('The part of the screen that matters, upright and at least 720 px wide'),
  dark: file
    .optional()
    .meta({ title: 'Picture in the dark theme', description: 'Without it the picture is dimmed' }),
  alt,
  placeholder: placeholder.describe(
    'Marks sample data and says so below the picture. Remove it for a real screenshot',
  ),
})

const tier = z.strictObject({ name: line, price, details: line.describe('What the price includes') })

const pricing = z.strictObject({
  model: line.meta({ title: 'How it is paid', description: 'Like “Monthly subscription”' }),
  details: prose.optional(),
  example: listOf(line).max(6).optional().describe('What one deal costs, a line for each sum'),
  tiers: listOf(tier, 'name').min(1).max(4).optional(),
})

const fact = line.max(260)

/** What a visitor asks before buying. The labels on the page are in src/sections/products/product-facts.ts. */
const practical = {
  demo: fact.describe('What a demo shows, and whether there is a trial'),
  start: fact.meta({ title: 'How to start', description: 'The steps, and how many days they take' }),
  support: fact.describe('When and how a customer reaches support'),
  dataLocation: fact.describe('Where the data is stored, and who can see it'),
  worksWith: fact.optional().describe('Software, files and systems that it works with'),
  licence: fact.optional().describe('For products that move money: who holds it, under whose licence'),
  placeholder,
}

const common = {
  order,
  name: title.max(40),
  seoTitle,
  category: line.max(40).describe('Shown above the name, like EdTech'),
  image: entryPicture,
  screens: listOf(screen, 'picture')
    .min(1)
    .max(3)
    .optional()
    .describe('Pictures of the product in use; the list of products shows the first one'),
  shortDescription: line
    .min(70)
    .max(160)
    .describe('One sentence for lists, search engines and shared links: 70 to 160 characters'),
  description: prose.describe('Product overview; a blank line starts a paragraph'),
  features: listOf(line.max(140)).min(4).max(8),
  tech: listOf(line).min(3).max(8).meta({ title: 'Technologies' }),
  market: prose.meta({ title: 'Who it is for' }),
  pricing,
  sources,
  placeholder,
  formerPaths,
}

/**
 * Schema of a product (docs/requirements.md#product-pages). Before its launch a product has a launch quarter and a
 * planned impact, a note once the quarter is over, and no launch date, website, metrics or figure. Its practical facts say what is planned.
 */
export const productSchema = z
  .discriminatedUnion('status', [
    z.strictObject({
      ...common,
      status: z.literal('available'),
      launchDate: month.describe('Year and month, like 2023-04'),
      website: httpsAddress.optional(),
      metrics: z
        .record(
          z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'write metric names like activeUsers'),
          z.union([z.number(), line]),
        )
        .meta({ title: 'Numbers' })
        .describe('Names like activeUsers, shown as “active users”, each with a number or a short text')
        .refine((metrics) => Object.keys(metrics).length >= 3, 'give at least three metrics'),
      metricsAsOf: month.meta({
        title: 'Month of the numbers',
        description: 'When they were counted, like 2026-09',
      }),
      evidence: evidence.meta({ title: 'Figure', description: 'A figure with one measure before and after' }),
      impact: prose,
      practical: z.strictObject({
        ...practical,
        dataImport: fact.describe('How existing records are imported, for example from spreadsheets'),
        training: fact.describe('What training is included, and what costs extra'),
        leaving: fact.meta({ title: 'How to leave', description: 'Notice, and how the data is exported' }),
      }),
    }),
    z.strictObject({
      ...common,
      status: z.enum(['In Development', 'Coming Soon']),
      launchQuarter: annotate(z.string().regex(/^Q[1-4] 20\d\d$/, 'write quarter and year, like Q2 2026'), {
        ends: true,
      }).describe('Quarter and year, like Q2 2026'),
      launchNote: line
        .max(160)
        .optional()
        .describe('When the quarter is over: one sentence that says what the launch waits for'),
      plannedImpact: prose,
      practical: z.strictObject(practical),
    }),
  ])
  .superRefine(requireDescriptiveAlt('name', 'image'))

export type Product = z.output<typeof productSchema>
export type Screen = z.output<typeof screen>
