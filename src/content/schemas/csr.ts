import { z } from 'astro/zod'
import {
  button,
  facts,
  heading,
  icon,
  line,
  listOf,
  placeholder,
  prose,
  report,
  seo,
  titledItems,
} from './fields.ts'
import { picture, requireDescriptiveAlt } from './picture.ts'

/** A number of people, as text for visitors and as an integer for the drawing. */
const figure = z
  .strictObject({
    value: line.max(16).describe('As visitors read it, like 50,000+'),
    people: z.int().positive().describe('The same number in digits alone, for the drawing'),
    label: line,
  })
  .refine(({ value, people }) => Number(value.replace(/\D/g, '')) === people, {
    path: ['people'],
    error: 'write the same number as in value, in digits alone',
  })

/** Schema of the CSR page (docs/requirements.md#other-pages). */
export const csrSchema = z.strictObject({
  seo,
  hero: z.strictObject({ image: picture, tagline: line, title: heading, subtitle: prose }),
  intro: z.strictObject({ title: heading, content: prose, placeholder }),
  facts,
  focusTitle: heading,
  focusAreas: listOf(
    z.strictObject({
      icon,
      target: line,
      title: line,
      description: prose,
      training: listOf(line).length(4),
      placeholder,
    }),
    'title',
  ).length(3),
  sdgAlignment: z.strictObject({
    title: heading,
    intro: prose,
    goals: listOf(
      z.strictObject({ goal: z.int().min(1).max(17), name: line, contribution: prose }),
      'goal',
    ).length(4),
  }),
  impact: z.strictObject({
    targetedTitle: heading,
    scale: line.describe('How many people one dot of the drawing stands for'),
    targetedMetrics: z
      .array(
        figure.safeExtend({
          reached: z
            .int()
            .min(0)
            .optional()
            .describe('How many of them have completed a course so far, in digits alone'),
        }),
      )
      .length(4),
    currentTitle: line,
    currentIntro: prose,
    currentMilestones: z.array(figure).min(1),
    plan: listOf(z.strictObject({ year: z.int(), people: line.max(16) }), 'year')
      .min(1)
      .max(6)
      .describe('How many people will have completed a course by the end of each year'),
    placeholder,
  }),
  partners: z.strictObject({
    title: heading,
    intro: prose,
    button,
    placeholder,
    quote: z.strictObject({ text: prose, source: line, placeholder }),
    partnerImage: picture.optional(),
  }),
  funding: z.strictObject({
    title: heading,
    intro: prose,
    placeholder,
    allocation: listOf(z.strictObject({ area: line, percentage: z.int().min(1).max(100) }), 'area')
      .min(1)
      .superRefine((rows, context) => {
        const sum = rows.reduce((total, { percentage }) => total + percentage, 0)
        if (sum !== 100) report(context, [], `let the percentages add up to 100; they make ${sum}`)
      }),
  }),
  volunteers: z.strictObject({
    title: heading,
    intro: prose,
    button,
    roles: titledItems.length(4),
    placeholder,
  }),
  galleryTitle: heading,
  galleryIntro: prose,
  galleryImages: listOf(
    z
      .strictObject({
        image: picture,
        count: z.int().min(1).max(240).describe('A drawing without a craft has this number of rings'),
        noun: line.max(40).describe('What is counted, after the number, like public servants trained'),
        placeholder,
      })
      .superRefine(requireDescriptiveAlt('noun', 'image')),
    'noun',
  ).length(6),
  finalCta: z.strictObject({ title: heading, intro: prose, buttonText: line }),
})

export type Csr = z.output<typeof csrSchema>
