import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { button, closing, heading, hero, line, listOf, prose, seo } from './fields.ts'

/** Schema of the page that lists the case studies, with the categories and sectors that they may have. */
export const workPageSchema = z.strictObject({
  seo,
  hero: hero.extend({ button }),
  listTitle: heading,
  categories: listOf(annotate(line.max(40), { names: 'category' }))
    .min(1)
    .describe('A case study has one of them. The filter shows those that occur'),
  sectors: listOf(annotate(line.max(40), { names: 'sector' }))
    .min(1)
    .describe('What clients do. A case study has one of them'),
  showAll: button.describe('Text of the button that shows the rest of the list'),
  back: button.describe('Text of the link from a case study to the list'),
  next: button.describe('Text of the link to the next case study'),
  closing,
  caseStudyClosing: closing
    .extend({
      intro: prose.refine((text) => text.includes('{{service}}'), 'name the service as {{service}}'),
    })
    .describe('What follows a case study; {{service}} is its first service, {{price}} the lowest price'),
})

export type WorkPage = z.output<typeof workPageSchema>
