import { z } from 'astro/zod'
import { describesMoreThan, line, order, photo, placeholder, prose, siteAddress, title } from './fields.ts'

/** The pot profiles a venture may be drawn as (pattern family gbari). */
export const VESSEL_FORMS = ['jar', 'flask', 'bowl', 'gourd', 'storage', 'bottle'] as const

/** A venture of the group (docs/requirements.md#subsidiaries-page). `link` is an address of this site. */
export const ventureSchema = z
  .strictObject({
    order,
    name: title.max(40),
    logo: photo.optional(),
    vessel: z.enum(VESSEL_FORMS).describe('The pot that stands for the venture where it has no logo'),
    tagline: line.max(60),
    summary: line.max(90).describe('One short sentence for the home page'),
    description: prose,
    link: siteAddress,
    placeholder,
  })
  .superRefine(describesMoreThan('name', 'logo'))

export type Venture = z.output<typeof ventureSchema>
