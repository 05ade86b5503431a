import { z } from 'astro/zod'
import { button, closing, hero, placeholder, questions, seo } from './fields.ts'

/** Schema of the page that lists the products. Product pages also show its `buttons`. */
export const productsPageSchema = z.strictObject({
  seo,
  hero,
  buttons: z.strictObject({
    back: button.describe('Text of the link from the page of a product to the list'),
    explore: button.describe('Text of the link to a product, in the list'),
    launch: button.describe('Text of the link to the contact form, for a product that is not launched'),
    demo: button.describe('Text of the button to the contact form'),
    website: button.describe('Text of the link to the website of a product'),
  }),
  questions,
  closing,
  placeholder,
})

export type ProductsPage = z.output<typeof productsPageSchema>
