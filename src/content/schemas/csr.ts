import { z } from 'astro/zod'
import { heading, type ImageField, line, picture, placeholder, prose, seo } from './atoms.ts'
import { icon } from './icon.ts'

/** Specification section 3, CSR content, with the figures of section 9. */
export const csrSchema = (image: ImageField) =>
  z.strictObject({
    seo,
    hero: z.strictObject({ image: picture(image), tagline: line, title: heading, subtitle: prose }),
    intro: z.strictObject({ title: heading, content: prose }),
    focusTitle: heading,
    focusAreas: z
      .array(
        z.strictObject({
          icon,
          target: line,
          title: line,
          description: prose,
          training: z.array(line).length(4),
        }),
      )
      .length(3),
    sdgAlignment: z.strictObject({
      title: heading,
      intro: prose,
      goals: z
        .array(z.strictObject({ goal: z.int().min(1).max(17), name: line, contribution: prose }))
        .length(4),
    }),
    impact: z.strictObject({
      targetedTitle: heading,
      targetedMetrics: z
        .array(z.strictObject({ value: line, people: z.int().positive(), label: line }))
        .length(4),
      currentTitle: line,
      currentIntro: prose,
      currentMilestones: z
        .array(z.strictObject({ value: line, people: z.int().positive(), label: line }))
        .min(1),
    }),
    partners: z.strictObject({
      title: heading,
      intro: prose,
      quote: z.strictObject({ text: prose, source: line, placeholder }),
      partnerImage: picture(image),
    }),
    funding: z.strictObject({
      title: heading,
      intro: prose,
      allocation: z
        .array(z.strictObject({ area: line, percentage: z.int().min(1).max(100) }))
        .refine(
          (rows) => rows.reduce((sum, row) => sum + row.percentage, 0) === 100,
          'percentages must add up to 100',
        ),
    }),
    volunteers: z.strictObject({
      title: heading,
      intro: prose,
      roles: z.array(z.strictObject({ title: line, description: prose })).length(4),
    }),
    galleryTitle: heading,
    galleryIntro: prose,
    galleryImages: z.array(z.strictObject({ src: image(), alt: line, caption: line })).length(6),
    finalCta: z.strictObject({ title: heading, intro: prose, buttonText: line }),
  })

export type Csr = z.output<ReturnType<typeof csrSchema>>
