import { z } from 'astro/zod'
import { button, closing, hero, seo } from './fields.ts'

export const subsidiariesPageSchema = z.strictObject({
  seo,
  hero,
  buttons: z.strictObject({
    more: button.describe('Text of the link of each venture'),
    launch: button.describe('Text of the link to the contact form, for a venture that is not open'),
    facts: button.describe('Text with which phones open the facts of a venture'),
  }),
  closing,
})

export type SubsidiariesPage = z.output<typeof subsidiariesPageSchema>
