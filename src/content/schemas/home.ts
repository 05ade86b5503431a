import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  button,
  caseStudyId,
  line,
  listOf,
  placeholder,
  prose,
  sectionHead,
  seo,
  serviceId,
  slug,
} from './fields.ts'
import { month } from './figures/fields.ts'
import { picture, requireDescriptiveAlt } from './picture.ts'

/** Schema of the home page, in the order of its sections (docs/requirements.md#home-page). */
export const homeSchema = z.strictObject({
  seo,
  hero: z.strictObject({
    subheadline: prose,
    button,
    learnMore: button.describe('Text of the link to the academy'),
  }),
  expertise: sectionHead.extend({
    button: button.describe('Text of the link on each card'),
    cards: listOf(
      z.strictObject({
        service: serviceId.describe('id of a service'),
        title: line,
        description: line.max(130),
      }),
      ({ service }) => service,
    ).length(4),
    placeholder,
  }),
  ventures: sectionHead.extend({ button, placeholder }),
  process: sectionHead.extend({
    steps: listOf(
      z.strictObject({ title: line.max(24), description: line.max(140) }),
      ({ title }) => title,
    ).length(6),
    placeholder,
  }),
  stack: sectionHead.extend({
    categories: listOf(
      z.strictObject({
        category: z.enum(['Frontend', 'Backend', 'Mobile & UI/UX', 'Database & Cloud']),
        stack: listOf(
          z.strictObject({
            name: line,
            logo: annotate(slug, { refersTo: 'logo' }).describe('Name of the logo at simpleicons.org'),
          }),
          ({ name }) => name,
        )
          .min(4)
          .max(6),
      }),
      ({ category }) => category,
    ).length(4),
    placeholder,
  }),
  work: sectionHead.extend({
    button: button.describe('Text of the link to each case study'),
    featured: listOf(
      z
        .strictObject({
          name: line,
          type: line,
          caseStudy: caseStudyId.describe('id of a case study'),
          image: picture,
          challenge: prose,
          tech: listOf(line).min(2).max(6),
          testimonial: z.strictObject({ quote: prose, client: line, placeholder }),
          placeholder,
        })
        .superRefine(requireDescriptiveAlt('name', 'image')),
      ({ caseStudy }) => caseStudy,
    ).length(2),
  }),
  credentials: sectionHead.extend({
    logos: listOf(
      z
        .strictObject({
          name: line,
          standard: line.describe('The standard with its year, like ISO/IEC 27001:2022'),
          certificate: line.describe('Number of the certificate'),
          validUntil: month.describe('The last month in which the certificate is valid, like 2028-03'),
          image: picture,
          placeholder,
        })
        .superRefine(requireDescriptiveAlt('name', 'image')),
      ({ name }) => name,
    ).length(4),
  }),
  csr: sectionHead.extend({ button }),
  collaborate: sectionHead.extend({
    button,
    fieldLabel: line,
    fieldExample: line,
    patternTitle: line.describe('Title below the empty pattern, before a name is typed'),
    patternNote: line,
  }),
})

export type Home = z.output<typeof homeSchema>
