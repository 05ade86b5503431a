import { z } from 'astro/zod'
import { type ImageField, line, picture, placeholder, prose, sectionHead, seo, slug } from './atoms.ts'

/** Home page, in the order of specification section 1. */
export const homeSchema = (image: ImageField) =>
  z.strictObject({
    seo,
    hero: z.strictObject({ subheadline: prose, exhibit: line, medium: line, source: line }),
    expertise: sectionHead.extend({
      cards: z.array(z.strictObject({ service: slug, title: line, description: line.max(130) })).length(4),
    }),
    ventures: sectionHead,
    process: sectionHead.extend({
      steps: z
        .array(z.strictObject({ title: line.max(24), material: line.max(16), description: line.max(140) }))
        .length(6),
    }),
    stack: sectionHead.extend({
      categories: z
        .array(
          z.strictObject({
            category: z.enum(['Frontend', 'Backend', 'Mobile & UI/UX', 'Database & Cloud']),
            stack: z
              .array(z.strictObject({ name: line, logo: slug }))
              .min(4)
              .max(6),
          }),
        )
        .length(4),
    }),
    work: sectionHead.extend({
      featured: z
        .array(
          z.strictObject({
            name: line,
            type: line,
            caseStudy: slug,
            image: picture(image),
            challenge: prose,
            tech: z.array(line).min(2).max(6),
            testimonial: z.strictObject({ quote: prose, client: line, placeholder }),
          }),
        )
        .length(2),
    }),
    credentials: sectionHead.extend({
      logos: z.array(z.strictObject({ name: line, image: picture(image), placeholder })).length(4),
    }),
    csr: sectionHead,
    collaborate: sectionHead.extend({
      fieldLabel: line,
      fieldExample: line,
      exhibit: line,
      medium: line,
      note: line,
    }),
  })

export type Home = z.output<ReturnType<typeof homeSchema>>
