import { z } from 'astro/zod'
import {
  button,
  closing,
  facts,
  heading,
  hero,
  line,
  listOf,
  placeholder,
  prose,
  seo,
  siteAddress,
} from './fields.ts'

export const careersSchema = z.strictObject({
  seo,
  hero: hero.extend({ placeholder }),
  facts,
  how: z.strictObject({
    title: heading,
    steps: listOf(z.strictObject({ title: line, description: prose }), ({ title }) => title)
      .min(3)
      .max(5),
    placeholder,
  }),
  ways: z.strictObject({
    title: heading,
    items: listOf(
      z.strictObject({
        title: line,
        description: prose,
        link: z.strictObject({ label: button, to: siteAddress }),
      }),
      ({ title }) => title,
    ).length(2),
  }),
  closing,
})

export type Careers = z.output<typeof careersSchema>
