import { z } from 'astro/zod'
import { line, listOf, order, placeholder, prose, proseOf, serviceId, title } from './fields.ts'
import { picture, requireDescriptiveAlt } from './picture.ts'

/** The categories of case studies (docs/requirements.md#case-study-pages). */
export const CASE_STUDY_CATEGORIES = [
  'Business Process Automation',
  'Enterprise Software',
  'Digital Transformation',
  'Public Sector Automation',
  'AI & Automation',
  'EdTech',
  'Market Intelligence',
  'Data Science / Education',
  'Data Engineering',
  'Data Engineering / AI',
  'Fintech / AI',
  'IoT / Data Analytics',
] as const

/** Schema of a case study (docs/requirements.md#case-study-pages). */
export const caseStudySchema = z
  .strictObject({
    order: order.describe('Position in the list, counted from 1; the first is the featured one'),
    title: title.min(8).max(60),
    company: line.describe('The client'),
    country: line,
    category: z.enum(CASE_STUDY_CATEGORIES),
    year: z.int().min(2022).describe('Year in which the work was delivered'),
    summary: line.min(70).max(160).describe('One sentence for cards, search engines and shared links'),
    image: picture,
    services: listOf(serviceId)
      .min(1)
      .max(5)
      .describe('Ids of services, like data-engineering; cards show three'),
    challenge: proseOf(120).describe('At least 120 words; a blank line starts a paragraph'),
    solution: proseOf(120).describe('At least 120 words; a blank line starts a paragraph'),
    impact: prose.describe('Results; its first three numbers or percentages are shown large'),
    tech: listOf(line).min(2).max(8),
    placeholder,
  })
  .superRefine(requireDescriptiveAlt('title', 'image'))
