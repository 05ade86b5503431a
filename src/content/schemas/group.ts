import { z } from 'astro/zod'
import { line, order, placeholder, prose, siteAddress, sources, title } from './fields.ts'
import { logo, photo, requireDescriptiveAlt } from './picture.ts'

/** The pot shapes with which a venture without a logo is drawn (`src/drawings/pottery/`). */
const POT_FORMS = ['jar', 'flask', 'bowl', 'gourd', 'storage', 'bottle'] as const

export const ventureSchema = z
  .strictObject({
    order,
    name: title.max(40),
    logo: logo.optional(),
    vessel: z.enum(POT_FORMS).meta({ title: 'Pot', description: 'Drawn for a venture without a logo' }),
    tagline: line.max(60),
    summary: line.max(90).describe('One short sentence for the home page and the about page'),
    description: prose.describe('For the subsidiaries page; the about page shows the summary'),
    since: z
      .int()
      .min(2000)
      .max(2100)
      .optional()
      .describe('Year in which a venture without a product opened; the others take it from their product'),
    price: line
      .max(40)
      .optional()
      .describe('Price of a venture without a product; the others take it from their product'),
    serves: line.max(90).describe('Whom it is for, after the word “for”: “companies with 10 to 500 staff”'),
    link: siteAddress,
    sources,
    placeholder,
  })
  .superRefine(requireDescriptiveAlt('name', 'logo'))

export const leaderSchema = z
  .strictObject({
    order,
    name: title.max(50),
    title: line.max(60),
    image: photo.optional(),
    description: prose.describe('30 to 45 words fit below the face best'),
    placeholder,
  })
  .superRefine(requireDescriptiveAlt('name', 'image'))

export type Leader = z.output<typeof leaderSchema>
