import { z } from 'astro/zod'
import { heading, line, prose, seo } from './fields.ts'

/** Schema of the headings of the company profile. Its facts are those of the pages. */
export const profileSchema = z.strictObject({
  seo,
  link: line.max(60).describe('Text of the links to the company profile'),
  howToPrint: line.describe('Says how to print the page. It is not printed'),
  title: heading,
  group: heading,
  ventures: heading,
  services: heading,
  prices: prose.describe('What the prices of the services mean'),
  work: heading,
  leaders: heading,
  stages: heading,
  certificates: heading,
  terms: heading,
  contact: heading,
})
