import { z } from 'astro/zod'
import { button, closing, heading, hero, line, listOf, placeholder, prose, questions, seo } from './fields.ts'
import { sources } from './sources.ts'

const howWeWork = z
  .strictObject({
    title: heading,
    intro: prose,
    stages: z.strictObject({
      title: line,
      items: listOf(
        z.strictObject({ title: line.max(40), duration: line.max(30), description: prose }),
        ({ title }) => title,
      )
        .min(4)
        .max(7),
      placeholder,
    }),
    pricesTitle: line.describe('Title of the price list. The prices come from the terms of the services'),
    terms: z.strictObject({
      title: line,
      items: listOf(z.strictObject({ term: line.max(40), fact: prose, placeholder }), ({ term }) => term).min(
        6,
      ),
    }),
  })
  .describe('How we work with you: stages, price ranges and terms')

/**
 * Schema of the page that lists the services. Service pages also show its `buttons`, `standardTerms`, `termsLink`,
 * `relatedTitle` and `closing`.
 */
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
