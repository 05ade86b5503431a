import { z } from 'astro/zod'
import { type ImageField, line, order, picture, placeholder, prose, slug } from './atoms.ts'

/** The twelve categories of specification section 3. */
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

/** Specification section 3, Case study. `services` holds service ids. */
export const caseStudySchema = (image: ImageField) =>
  z.strictObject({
    order,
    title: line.min(8).max(60),
    company: line,
    country: line,
    category: z.enum(CASE_STUDY_CATEGORIES),
    year: z.int().min(2022).max(2025),
    summary: line.min(70).max(160).describe('One sentence for cards, search engines and shared links'),
    image: picture(image),
    services: z.array(slug).min(1).max(5),
    challenge: prose,
    solution: prose,
    impact: prose,
    tech: z.array(line).min(2).max(8),
    placeholder,
  })

export type CaseStudy = z.output<ReturnType<typeof caseStudySchema>>
