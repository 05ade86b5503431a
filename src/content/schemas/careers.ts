import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  closing,
  day,
  heading,
  hero,
  line,
  link,
  listOf,
  placeholder,
  prose,
  seo,
  titledTexts,
  wovenFacts,
} from './fields.ts'
import { portrait } from './picture.ts'

export const careersSchema = z.strictObject({
  seo,
  hero: hero.extend({ placeholder }),
  facts: wovenFacts,
  openings: z
    .strictObject({
      title: heading,
      items: listOf(
        z.strictObject({
          title: line.max(60),
          text: prose,
          applyBy: annotate(day, { ends: true, leaves: true }).describe(
            'Last day to apply. The page shows the role until then',
          ),
          placeholder,
        }),
        'title',
      ).default([]),
    })
    .describe('Open roles; without any, the page has no such section'),
  how: z.strictObject({
    title: heading,
    steps: titledTexts.min(3).max(5),
    placeholder,
    portrait: portrait.optional().describe('A colleague beside the steps'),
  }),
  ways: z.strictObject({
    title: heading,
    items: listOf(z.strictObject({ title: line, text: prose, link }), 'title').length(2),
  }),
  closing,
})

export type Careers = z.output<typeof careersSchema>
