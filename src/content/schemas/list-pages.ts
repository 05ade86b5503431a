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
    more: button.meta({ title: 'Text of the link on each card' }),
    back: button.meta({ title: 'Text of the link from a service to the list' }),
    start: button.meta({ title: 'Text of the button to the contact form' }),
    caseStudy: button.meta({ title: 'Text of the link to the case study' }),
  }),
  prices: head.describe(
    'The price ranges, which come from the terms of the services. The company profile shows them too',
  ),
  buyers: listOf(z.strictObject({ term: line.max(40), text: prose, placeholder }), 'term')
    .max(3)
    .describe('What public offices and banks ask first, above the link to the terms'),
  termsLink: line.meta({ title: 'Text of the links to the terms' }),
  relatedTitle: line.meta({ title: 'Heading above case studies' }),
  closing,
  sources,
  placeholder,
})

export type ServicesPage = z.output<typeof servicesPageSchema>

/** Schema of the page that lists the case studies, with the categories and sectors that they may have. */
export const workPageSchema = z.strictObject({
  seo,
  hero: head.extend({ button }),
  listTitle: heading.meta({ title: 'Heading of the list' }),
  categories: listOf(annotate(line.max(40), { names: 'category' }))
    .min(1)
    .describe('A case study has one of them. The filter shows those that occur'),
  sectors: listOf(annotate(line.max(40), { names: 'sector' }))
    .min(1)
    .describe('What clients do. A case study has one of them'),
  showAll: button.meta({ title: 'Text of the button that shows the rest' }),
  back: button.meta({ title: 'Text of the link from a case study to the list' }),
  next: button.meta({ title: 'Text of the link to the next case study' }),
  closing,
})

export type WorkPage = z.output<typeof workPageSchema>

/** Schema of the page that lists the products. Product pages also show its `buttons`. */
export const productsPageSchema = z.strictObject({
  seo,
  hero: head,
  buttons: z.strictObject({
    back: button.meta({ title: 'Text of the link from a product to the list' }),
    explore: button.meta({ title: 'Text of the link to a product' }),
    launch: button.meta({ title: 'Text of the link before the launch' }),
    demo: button.meta({ title: 'Text of the button to the contact form' }),
    website: button.meta({ title: 'Text of the link to the website' }),
  }),
  questions,
  closing,
  placeholder,
})

export type ProductsPage = z.output<typeof productsPageSchema>

export const subsidiariesPageSchema = z.strictObject({
  seo,
  hero: head,
  buttons: z.strictObject({
    more: button.meta({ title: 'Text of the link of each venture' }),
    launch: button.meta({ title: 'Text of the link before the opening' }),
  }),
  closing,
})

export type SubsidiariesPage = z.output<typeof subsidiariesPageSchema>
