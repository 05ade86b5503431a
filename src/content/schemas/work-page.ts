import { z } from 'astro/zod'
import { button, closing, heading, hero, prose, seo } from './fields.ts'

export const workPageSchema = z.strictObject({
  seo,
  hero: hero.extend({ button }),
  listTitle: heading,
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
