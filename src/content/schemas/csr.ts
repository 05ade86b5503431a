import { z } from 'astro/zod'
import { closing, head, heading, icon, line, listOf, placeholder, prose, seo, titledTexts } from './fields.ts'
import { picture, requireDescriptiveAlt } from './picture.ts'

/** A number of people, as text for visitors and as an integer for the drawing. */
const figure = z
  .strictObject({
    value: line.max(16).describe('As visitors read it, like 50,000+'),
    people: z.int().positive().meta({ title: 'The same number in digits alone' }),
    label: line.meta({ title: 'What is counted' }),
  })
  .refine(({ value, people }) => Number(value.replace(/\D/g, '')) === people, {
    path: ['people'],
    error: 'write the same number as in “Value”, in digits alone',
  })

type Share = { percentage: number }

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { percentage }) => sum + percentage, 0)

export const csrSchema = z.strictObject({
  seo,
  hero: head.extend({ image: picture, label: line.meta({ title: 'Line above the heading' }) }),
  why: z.strictObject({ title: heading, text: prose, placeholder }).meta({ title: 'Why we do it' }),
  focus: z.strictObject({
    title: heading,
    items: listOf(
      z.strictObject({
        icon,
        label: line.meta({ title: 'Whom it is for' }),
        title: line,
        text: prose,
        bullets: listOf(line).length(4),
        placeholder,
      }),
      'title',
    )
      .length(3)
      .meta({ title: 'Groups of people' }),
  }),
  goals: head.extend({
    items: listOf(z.strictObject({ goal: z.int().min(1).max(17), name: line, text: prose }), 'goal')
      .length(4)
      .meta({ title: 'Goals' }),
  }),
  targets: z.strictObject({
    title: heading,
    scale: line.meta({ title: 'How many people one dot stands for' }),
    items: z.array(figure).length(4).meta({ title: 'Targets' }),
    current: z
      .strictObject({ title: line, intro: prose, items: z.array(figure).min(1).meta({ title: 'Results' }) })
      .meta({ title: 'Results so far' }),
    placeholder,
  }),
  partners: closing.extend({
    placeholder,
    quote: z.strictObject({ text: prose, source: line.meta({ title: 'Who said it' }), placeholder }),
    picture: picture.optional(),
  }),
  funding: head.extend({
    placeholder,
    items: listOf(z.strictObject({ area: line, percentage: z.int().min(1).max(100) }), 'area')
      .min(1)
      .refine((rows) => sumOf(rows) === 100, {
        error: ({ input }) => `let the percentages add up to 100; they make ${sumOf(input as Share[])}`,
      })
      .meta({ title: 'Shares' }),
  }),
  volunteers: closing.extend({
    items: titledTexts.length(4).meta({ title: 'Ways to help' }),
    placeholder,
  }),
  gallery: head.extend({
    items: listOf(
      z
        .strictObject({
          image: picture,
          count: z.int().min(1).max(240).describe('A drawing without a craft has this number of rings'),
          noun: line.max(40).describe('After the number, like public servants trained'),
          placeholder,
        })
        .superRefine(requireDescriptiveAlt('noun', 'image')),
      'noun',
    )
      .length(6)
      .meta({ title: 'Pictures' }),
  }),
  closing,
})

export type Csr = z.output<typeof csrSchema>
