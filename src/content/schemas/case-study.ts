import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  formerPaths,
  line,
  listOf,
  order,
  placeholder,
  prose,
  seoTitle,
  serviceId,
  sources,
  title,
} from './fields.ts'
import { figure } from './figures/figure.ts'
import { entryPicture, requireDescriptiveAlt } from './picture.ts'

const result = z.strictObject({
  value: line
    .max(16)
    .regex(/\d/, 'write a number with its unit, like 6 days')
    .describe('A number with its unit, like 6 days or 92%'),
  label: line.min(8).max(60).describe('What the number is, like “Median time for a permit”'),
  before: line.max(40).describe('What it was before, like “was 41 days”'),
})

const quote = z.strictObject({
  text: line.min(40).max(280).describe('What the client said, without quotation marks'),
  name: line.max(60).optional(),
  role: line.max(80).describe('Position and organisation'),
  placeholder,
})

export const caseStudySchema = z
  .strictObject({
    order,
    title: title.min(8).max(60),
    seoTitle,
    company: line.describe('The client'),
    country: line,
    sector: annotate(line, { refersTo: 'sector' }).describe(
      'What the client does. The list of sectors is on the page “List of case studies”',
    ),
    category: annotate(line, { refersTo: 'category' }).describe(
      'The filter of the work page. The list of categories is on the page “List of case studies”',
    ),
    year: z.int().min(2022).describe('Year in which the work was delivered'),
    months: z.int().min(1).max(36).describe('Months from signing to daily use, shown under Delivery'),
    support: line.max(60).describe('Who supports the system now, like “Our help desk, on working days”'),
    price: line.max(60).optional().describe('What it cost, like ₦40 million to ₦55 million'),
    reference: line.max(60).optional().describe('Whom to call at the client: a role, no name'),
    papers: line.max(60).optional().describe('What proves the work, like “Completion certificate”'),
    summary: line.min(70).max(160).describe('One sentence for cards, search engines and shared links'),
    results: z
      .array(result)
      .length(3)
      .describe(
        'Three results, each with what it was before: cards show the first, a service page one of them',
      ),
    image: entryPicture,
    services: listOf(serviceId).min(1).max(5).describe('Cards show the first three'),
    challenge: prose.describe('A blank line starts a paragraph'),
    solution: prose.describe('A blank line starts a paragraph'),
    figures: z
      .array(figure)
      .min(2)
      .max(4)
      .describe('Two to four figures of what changed and what was built, shown below the solution'),
    impact: prose.describe('Results; its first three numbers or percentages are shown large'),
    quote: quote.optional().describe('A sentence of the client'),
    tech: listOf(line).min(2).max(8).meta({ title: 'Technologies' }),
    sources,
    placeholder,
    formerPaths,
  })
  .superRefine(requireDescriptiveAlt('title', 'image'))
