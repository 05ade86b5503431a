import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  button,
  closing,
  heading,
  hero,
  line,
  listOf,
  placeholder,
  prose,
  questions,
  seo,
  sources,
} from './fields.ts'

const howWeWork = z
  .strictObject({
    title: heading,
    intro: prose,
    stages: z.strictObject({
      title: line,
      items: listOf(
        z.strictObject({ title: line.max(40), duration: line.max(30), description: prose }),
        'title',
      )
        .min(4)
        .max(7),
      placeholder,
    }),
    pricesTitle: line.describe('Title of the price list. The prices come from the terms of the services'),
    terms: z.strictObject({
      title: line,
      items: listOf(z.strictObject({ term: line.max(40), fact: prose, placeholder }), 'term').min(6),
    }),
  })
  .describe('How we work with you: stages, price ranges and terms')

/** Schema of the page that lists the services. Service pages also show its `buttons`, `termsLink`, `relatedTitle`, `closing`. */
export const servicesPageSchema = z.strictObject({
  seo,
  hero,
  buttons: z.strictObject({
    more: button.describe('Text of the link on each card'),
    back: button.describe('Text of the link from the page of a service to the list'),
    start: button.describe('Text of the button to the contact form on the page of a service'),
    caseStudy: button.describe('Text of the link below What Changed'),
    allWork: button.describe('Text of the link to all projects'),
  }),
  howWeWork,
  termsLink: line.describe('Text of the links to How we work with you'),
  standardTerms: prose.describe('What /services and /profile say about the terms'),
  questions,
  relatedTitle: line,
  closing,
  sources,
  placeholder,
})

export type ServicesPage = z.output<typeof servicesPageSchema>

/** Schema of the page that lists the case studies, with the categories and sectors that they may have. */
export const workPageSchema = z.strictObject({
  seo,
  hero: hero.extend({ button }),
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
  caseStudyClosing: closing.describe('What follows a case study; its button names the first service'),
})

export type WorkPage = z.output<typeof workPageSchema>

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

export const subsidiariesPageSchema = z.strictObject({
  seo,
  hero,
  buttons: z.strictObject({
    more: button.describe('Text of the link of each venture'),
    launch: button.describe('Text of the link to the contact form, for a venture that is not open'),
  }),
  closing,
})

export type SubsidiariesPage = z.output<typeof subsidiariesPageSchema>
