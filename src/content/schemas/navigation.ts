import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { line, listOf, serviceId, siteAddress, slug } from './fields.ts'
import { icon } from './icon.ts'

const link = z.strictObject({ label: line, to: siteAddress })
const links = listOf(link, ({ to }) => to)

/** Schema of the navigation menus in the header and the footer (docs/requirements.md#header-and-footer). */
export const navigationSchema = z.strictObject({
  header: links.length(4).describe('After Services: Our Work, Products, Academy, About Us'),
  servicesMenu: listOf(
    z.strictObject({
      label: line,
      service: annotate(slug, { refersTo: 'service or alias' }).describe('id or alias of a service'),
      icon,
      hint: line.max(48),
    }),
    ({ service }) => service,
  ).length(4),
  company: links.length(6),
  footerServices: listOf(serviceId).length(4),
  legal: links.length(2),
})

export type Navigation = z.output<typeof navigationSchema>
