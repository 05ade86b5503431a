import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  button,
  caseStudyId,
  contentPath,
  day,
  line,
  listOf,
  placeholder,
  prose,
  sectionHead,
  seo,
  serviceId,
  slug,
} from './fields.ts'
import { picture, requireDescriptiveAlt } from './picture.ts'

const filmFile = (format: string, maxKilobytes: number) =>
  annotate(
    contentPath(
      new RegExp(`^/videos/.+\\.${format}$`),
      `name a film in content/videos, like /videos/hero.${format}; its name ends in .${format}`,
    ),
    { refersTo: 'film', maxKilobytes },
  )

const poster = annotate(
  contentPath(/^\/images\/.+\.(avif|webp|png|jpe?g)$/i, 'name a picture in content/images, but no SVG'),
  { refersTo: 'picture', maxKilobytes: 300 },
)

/** The film of the hero. All files show the same. */
const film = z.strictObject({
  mp4: filmFile('mp4', 1500).describe('An MP4 without sound, 1280 by 720 pixels, at most 1500 kB'),
  webm: filmFile('webm', 1000).describe('The same as WebM, for browsers that can show it, at most 1000 kB'),
  poster: poster.describe('The first picture of the film, shown before it plays, at most 300 kB'),
  posterPortrait: poster.describe('The middle of the first picture, upright, at most 300 kB'),
})

/** Schema of the home page, in the order of its sections (docs/requirements.md#home-page). */
export const homeSchema = z.strictObject({
  seo,
  hero: z.strictObject({
    tagline: line.max(60).meta({ title: 'Main heading' }).describe('Also in the footer and on shared links'),
    subheadline: prose,
    button,
    film,
  }),
  expertise: sectionHead.extend({
    label: line.meta({ title: 'Line above the heading' }),
    button: button.meta({ title: 'Text of the link on each card' }),
    cards: listOf(
      z.strictObject({
        service: serviceId,
        title: line,
        description: line.max(130),
      }),
      'service',
    ).length(4),
    placeholder,
  }),
  ventures: sectionHead.extend({ button, placeholder }),
  process: sectionHead.extend({
    steps: listOf(z.strictObject({ title: line.max(24), description: line.max(140) }), 'title').length(6),
    placeholder,
  }),
  stack: sectionHead.extend({
    categories: listOf(
      z.strictObject({
        category: z.enum(['Frontend', 'Backend', 'Mobile & UI/UX', 'Database & Cloud']),
        stack: listOf(
          z.strictObject({
            name: line.max(40),
            logo: annotate(slug, { refersTo: 'logo' }).describe('Its name at simpleicons.org'),
          }),
          'name',
        )
          .min(4)
          .max(6),
      }),
      'category',
    ).length(4),
    placeholder,
  }),
  work: sectionHead.extend({
    button: button.meta({ title: 'Text of the link to each case study' }),
    featured: listOf(
      z
        .strictObject({
          name: line,
          type: line.meta({ title: 'Kind of system' }),
          caseStudy: caseStudyId,
          image: picture,
          challenge: prose,
          tech: listOf(line).min(2).max(6),
          testimonial: z.strictObject({ quote: prose, client: line, placeholder }),
          placeholder,
        })
        .superRefine(requireDescriptiveAlt('name', 'image')),
      'caseStudy',
    ).length(2),
  }),
  credentials: sectionHead.extend({
    logos: listOf(
      z
        .strictObject({
          name: line,
          standard: line.describe('The standard with its year, like ISO/IEC 27001:2022'),
          certificate: line.optional().meta({ title: 'Number of the certificate' }),
          validUntil: annotate(day, { ends: true, leaves: true })
            .optional()
            .describe('The last day on which it is valid. Then it leaves the pages'),
          image: picture,
          placeholder,
        })
        .superRefine(requireDescriptiveAlt('name', 'image')),
      'name',
    ).length(4),
  }),
  csr: sectionHead.extend({ button }).meta({ title: 'Corporate responsibility' }),
  collaborate: sectionHead.extend({
    button,
    fieldLabel: line.meta({ title: 'Label of the field' }),
    patternNote: line.meta({ title: 'Note below the field' }),
  }),
})

export type Home = z.output<typeof homeSchema>
