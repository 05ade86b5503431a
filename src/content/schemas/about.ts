import { z } from 'astro/zod'
import { button, closing, facts, head, heading, placeholder, prose, seo, titledTexts } from './fields.ts'

export const aboutSchema = z.strictObject({
  seo,
  hero: head.extend({ engineers: z.int().positive().describe('Number of engineers') }),
  story: z.strictObject({ title: heading, text: prose, placeholder }),
  ecosystem: head.extend({ button: button.max(12).describe('Text of the link of each venture') }),
  leadership: head,
  purposeTitle: heading.meta({ title: 'Heading above mission and vision' }),
  mission: prose,
  vision: prose,
  values: titledTexts.min(3).max(6),
  facts: facts
    .omit({ title: true })
    .describe('What a buyer or a bank checks. The page shows the first, the company profile all'),
  closing,
  placeholder,
})

export type About = z.output<typeof aboutSchema>
