import { z } from 'astro/zod'
import {
  button,
  facts,
  heading,
  line,
  listOf,
  placeholder,
  prose,
  questions,
  seo,
  siteAddress,
} from './fields.ts'
import { icon } from './icon.ts'
import { alt, CRAFTS, picture } from './picture.ts'

const hero = z.strictObject({ title: heading, intro: prose })
const closing = z.strictObject({ title: heading, intro: prose, button })
const titledText = z.strictObject({ title: line, description: prose })

const patternFamily = z.strictObject({
  family: z.enum(CRAFTS),
  name: line.max(40),
  origin: line.max(90).describe('People, place and technique, in one line'),
  alt,
  parts: listOf(line.max(32))
    .length(3)
    .describe(
      'Three parts of the drawing from left to right; the points are in src/artwork/pattern-legend.ts',
    ),
  text: prose.describe('What it is used for, and how this site draws it'),
  reviewer: z
    .strictObject({ text: line, placeholder })
    .describe('Who read the text: someone who knows the craft'),
})

export const aboutSchema = z.strictObject({
  seo,
  hero,
  story: z.strictObject({ title: heading, text: prose, placeholder }),
  ecosystem: z.strictObject({
    title: heading,
    intro: prose,
    button: button.describe('Text of the link on each card'),
  }),
  leadership: z.strictObject({ title: heading, intro: prose }),
  patterns: z.strictObject({
    title: heading,
    intro: prose,
    families: listOf(patternFamily, ({ family }) => family).length(6),
  }),
  purposeTitle: heading,
  mission: prose,
  vision: prose,
  values: listOf(titledText, ({ title }) => title)
    .min(3)
    .max(6),
  closing,
  placeholder,
})

export const academySchema = z.strictObject({
  seo,
  hero: z.strictObject({ title: heading, intro: prose, button, image: picture }),
  facts,
  features: z.strictObject({
    title: heading,
    items: listOf(z.strictObject({ icon, title: line, description: prose }), ({ title }) => title).length(3),
    placeholder,
  }),
  cohort: z.strictObject({
    title: heading,
    intro: prose,
    stages: listOf(z.strictObject({ weeks: line, title: line, description: prose }), ({ weeks }) => weeks)
      .min(3)
      .max(6),
    placeholder,
  }),
  tracks: z.strictObject({
    title: heading,
    intro: prose,
    buildsLabel: line,
    items: listOf(
      z.strictObject({
        id: z.enum(['edutech', 'healthtech']),
        title: line,
        description: prose,
        builds: listOf(line).min(3).max(4),
      }),
      ({ id }) => id,
    ).length(2),
    placeholder,
  }),
  questions,
  closing,
  placeholder,
})

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
  standardTerms: prose.describe('What each service page says about the terms it shows'),
  questions,
  relatedTitle: line,
  closing,
  placeholder,
})

export const workPageSchema = z.strictObject({
  seo,
  hero: hero.extend({ button }),
  listTitle: heading,
  showAll: button.describe('Text of the button that shows the rest of the list'),
  back: button.describe('Text of the link from a case study to the list'),
  next: button.describe('Text of the link to the next case study'),
  closing,
  caseStudyClosing: closing
    .extend({
      intro: prose.refine((text) => text.includes('{service}'), 'name the service as {service}'),
    })
    .describe('What follows a case study; {service} becomes the title of its first service'),
})

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

export const subsidiariesPageSchema = z.strictObject({
  seo,
  hero,
  buttons: z.strictObject({
    more: button.describe('Text of the link of each venture'),
    launch: button.describe('Text of the link to the contact form, for a venture that is not open'),
  }),
  closing,
})

export const careersSchema = z.strictObject({
  seo,
  hero: hero.extend({ placeholder }),
  facts,
  how: z.strictObject({
    title: heading,
    steps: listOf(titledText, ({ title }) => title)
      .min(3)
      .max(5),
    placeholder,
  }),
  ways: z.strictObject({
    title: heading,
    items: listOf(
      z.strictObject({
        title: line,
        description: prose,
        link: z.strictObject({ label: button, to: siteAddress }),
      }),
      ({ title }) => title,
    ).length(2),
  }),
  closing,
})

export const notFoundSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  guessLabel: line,
  ways: listOf(z.strictObject({ label: line, to: siteAddress }), ({ to }) => to)
    .min(3)
    .max(6),
})

export const offlineSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  listTitle: line,
})

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

export type About = z.output<typeof aboutSchema>
export type Academy = z.output<typeof academySchema>
export type ServicesPage = z.output<typeof servicesPageSchema>
export type ProductsPage = z.output<typeof productsPageSchema>
export type WorkPage = z.output<typeof workPageSchema>
export type SubsidiariesPage = z.output<typeof subsidiariesPageSchema>
export type Careers = z.output<typeof careersSchema>
export type NotFound = z.output<typeof notFoundSchema>
export type Offline = z.output<typeof offlineSchema>
