import { z } from 'astro/zod'
import { type ImageField, line, order, picture, placeholder, prose, slug } from './atoms.ts'
import { icon } from './icon.ts'

/** Specification section 3, Service. `aliases` are the menu entries of decision D3. */
export const serviceSchema = (image: ImageField) =>
  z.strictObject({
    order,
    title: line.max(40),
    tagline: line.max(110),
    description: line.min(70).max(160).describe('One sentence for search engines and shared links'),
    icon,
    heroImage: picture(image),
    overview: prose,
    features: z.array(z.strictObject({ title: line.max(60), description: prose })).length(4),
    process: z.strictObject({
      tagline: line,
      title: line,
      subtitle: line,
      steps: z
        .array(
          z.strictObject({ icon, number: z.int().min(1).max(6), title: line.max(40), description: prose }),
        )
        .length(6)
        .refine(
          (steps) => steps.every((step, index) => step.number === index + 1),
          'steps must be numbered 1 to 6, in order',
        ),
    }),
    aliases: z
      .array(z.strictObject({ id: slug, title: line }))
      .default([])
      .describe('Other addresses that show this service'),
    placeholder,
  })

export type Service = z.output<ReturnType<typeof serviceSchema>>
