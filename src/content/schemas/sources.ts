import { z } from 'astro/zod'
import { httpsAddress, line } from './fields.ts'
import { month } from './figures/fields.ts'

const source = z.strictObject({
  text: line.describe('The law with its section, and what it is the source of'),
  link: httpsAddress.optional().describe('Where the law can be read'),
  date: month.describe('The month in which the text was last compared with the law, like 2026-11'),
})

/** The laws behind the claims of an entry, for those who check them again. No page shows them. */
export const sources = z.array(source).optional().meta({ title: 'Laws behind the text' })
