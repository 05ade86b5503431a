import { z } from 'astro/zod'
import { heading, type ImageField, line, picture, placeholder, prose, seo } from './atoms.ts'
import { icon } from './icon.ts'

const hero = z.strictObject({ title: heading, intro: prose })
const closing = z.strictObject({ title: heading, intro: prose, button: line })
const titledText = z.strictObject({ title: line, description: prose })

export const aboutSchema = z.strictObject({
  seo,
  hero,
  story: z.strictObject({ title: heading, text: prose, placeholder }),
  ecosystem: z.strictObject({ title: heading, intro: prose }),
  leadership: z.strictObject({ title: heading, intro: prose }),
  mission: prose,
  vision: prose,
  values: z.array(titledText).min(3).max(6),
  closing,
})

export const academySchema = (image: ImageField) =>
  z.strictObject({
    seo,
    hero: z.strictObject({ title: heading, intro: prose, image: picture(image) }),
    features: z.strictObject({
      title: heading,
      items: z.array(z.strictObject({ icon, title: line, description: prose })).length(3),
    }),
    cohort: z.strictObject({
      title: heading,
      intro: prose,
      stages: z
        .array(z.strictObject({ weeks: line, title: line, description: prose }))
        .min(3)
        .max(6),
      placeholder,
    }),
    tracks: z.strictObject({
      title: heading,
      intro: prose,
      items: z
        .array(
          z.strictObject({
            id: z.enum(['edutech', 'healthtech']),
            title: line,
            description: prose,
            builds: z.array(line).min(3).max(4),
          }),
        )
        .length(2),
    }),
    closing,
  })

/** The page that lists the services: hero 'OUR EXPERTISE' and a closing call, shared with every service page. */
export const servicesPageSchema = z.strictObject({
  seo,
  hero,
  relatedTitle: line,
  closing,
})

export const workPageSchema = z.strictObject({ seo, hero, listTitle: heading, closing })
export const productsPageSchema = z.strictObject({ seo, hero, closing })
export const subsidiariesPageSchema = z.strictObject({ seo, hero, closing })

export const careersSchema = z.strictObject({
  seo,
  hero,
  how: z.strictObject({ title: heading, steps: z.array(titledText).min(3).max(5) }),
  ways: z.strictObject({
    title: heading,
    items: z
      .array(
        z.strictObject({ title: line, description: prose, link: z.strictObject({ label: line, to: line }) }),
      )
      .length(2),
  }),
  closing,
})

export const contactPageSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  exhibit: line,
  exhibitHint: line,
  next: z.strictObject({ title: line, steps: z.array(line).min(2).max(4) }),
  privacyNote: line,
  thankYou: z.strictObject({ seo, title: heading, text: prose }),
})

export const notFoundSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  placard: z.strictObject({ title: line, text: line }),
  ways: z
    .array(z.strictObject({ label: line, to: line }))
    .min(3)
    .max(6),
})

/** A day like 2026-11-21; one of the readers of YAML makes a Date of it unless it stands in quotes. */
const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date(),
)

/** Front matter of the legal texts. */
export const legalSchema = z.strictObject({
  seo,
  title: line,
  updated: day,
  summary: prose,
  placeholder,
})

export type About = z.output<typeof aboutSchema>
export type Academy = z.output<ReturnType<typeof academySchema>>
export type ServicesPage = z.output<typeof servicesPageSchema>
export type WorkPage = z.output<typeof workPageSchema>
export type ProductsPage = z.output<typeof productsPageSchema>
export type SubsidiariesPage = z.output<typeof subsidiariesPageSchema>
export type Careers = z.output<typeof careersSchema>
export type ContactPage = z.output<typeof contactPageSchema>
export type NotFound = z.output<typeof notFoundSchema>
export type Legal = z.output<typeof legalSchema>
