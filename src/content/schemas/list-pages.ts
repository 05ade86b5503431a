import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  button,
  closing,
  head,
  heading,
  line,
  listOf,
  placeholder,
  prose,
  questions,
  seo,
  sources,
} from './fields.ts'

/** Schema of the page that lists the services. Service pages also show its `buttons`, `termsLink`, `relatedTitle`, `closing`. */
export const servicesPageSchema = z.strictObject({
  seo,
  hero: head,
  buttons: z.strictObject({
    more: button.describe('Text of the link on each card'),
    back: button.describe('Text of the link from the page of a service to the list'),
    start: button.describe('Text of the button to the contact form on the page of a service'),
    caseStudy: button.describe('Text of the link to the case study of a service'),
  }),
  prices: head.describe(
    'The price ranges, which come from the terms of the services. The company profile shows them too',
  ),
  buyers: listOf(z.strictObject({ term: line.max(40), text: prose, placeholder }), 'term')
    .max(3)
    .describe('What public offices and banks ask first, above the link to the terms'),
  termsLink: line.describe('Text of the links to the terms in the company profile'),
  relatedTitle: line,
  closing,
  sources,
  placeholder,
  prose,
})

export type ServicesPage = z.output<typeof servicesPageSchema>

/** Schema of the page that lists the case studies, with the categories and sectors that they may have. */
export const workPageSchema = z.strictObject({
  seo,
  hero: head.extend({ button }),
  listTitle: heading,
  categories: listOf(annotate(line.max(40), { names: 'category' }))
    .min(1)
    .describe('A case study has one of them. The filter shows those that occur'),
  sectors: listOf(annotate(line.max(40), { names: 'sector' }))
    .min(1)
    .describe('What clients do. A case study has one of them'),
  showAll: button.describe('Text of the button that shows the rest of the list'),
  back: button.describe('Text of the link from a case study to the list'),
  next: button.describe('Text of the link to the next case study'),
  closing,
})

export type WorkPage = z.output<typeof workPageSchema>

/** Schema of the page that lists the products. Product pages also show its `buttons`. */
export const productsPageSchema = z.strictObject({
  seo,
  hero: head,
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
  prose,
})

export type ProductsPage = z.output<typeof productsPageSchema>

export const subsidiariesPageSchema = z.strictObject({
  seo,
  hero: head,
  buttons: z.strictObject({
    more: button.describe('Text of the link of each venture'),
    launch: button.describe('Text of the link to the contact form, for a venture that is not open'),
  }),
  closing,
})

export type SubsidiariesPage = z.output<typeof subsidiariesPageSchema>
