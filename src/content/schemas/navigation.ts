import { z } from 'astro/zod'
import { line, slug } from './atoms.ts'
import { icon } from './icon.ts'

const link = z.strictObject({
  label: line,
  to: z.string().regex(/^\/[a-z0-9/-]*$/, 'write an address of this site, like /about'),
})

/** Menus of the header and the footer (specification section 2, Shell; decision D3). */
export const navigationSchema = z.strictObject({
  header: z.array(link).length(4).describe('After Services: Our Work, Products, Academy, About Us'),
  servicesMenu: z
    .array(
      z.strictObject({
        label: line,
        service: slug.describe('id or alias of a service'),
        icon,
        hint: line.max(48),
      }),
    )
    .length(4),
  company: z.array(link).length(6),
  footerServices: z.array(slug).length(4),
  legal: z.array(link).length(2),
})

export type Navigation = z.output<typeof navigationSchema>
