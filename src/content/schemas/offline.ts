import { z } from 'astro/zod'
import { heading, line, prose, seo } from './fields.ts'

export const offlineSchema = z.strictObject({
  seo,
  title: heading,
  intro: prose,
  listTitle: line,
})
