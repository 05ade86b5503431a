import { z } from 'astro/zod'
import { button, closing, heading, hero, placeholder, prose, seo, titledTexts, wovenFacts } from './fields.ts'

export const aboutSchema = z.strictObject({
  seo,
  hero: hero.extend({ engineers: z.int().positive().describe('Number of engineers') }),
  story: z.strictObject({ title: heading, text: prose, placeholder }),
  ecosystem: z.strictObject({
    title: heading,
    intro: prose,
    button: button.max(12).describe('Text of the link in each row'),
  }),
  leadership: z.strictObject({ title: heading, intro: prose }),
  purposeTitle: heading,
  mission: prose,
  vision: prose,
  values: titledTexts.min(3).max(6),
  facts: wovenFacts.describe(
    'What a buyer or a bank checks. The page shows the registration and the first three, the company profile all',
  ),
  patternsLink: button.describe('Text of the link to the page about the patterns'),
  closing,
  placeholder,
})

export type About = z.output<typeof aboutSchema>
