import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { button, icon, line, link, listOf, serviceId, slug } from './fields.ts'

/** A short text: the header has only one or two lines. */
const headerText = line.max(20)

const links = listOf(link, 'to').min(1)

/** Schema of the navigation menus in the header and the footer (docs/requirements.md#header-and-footer). */
export const navigationSchema = z.strictObject({
  services: headerText.describe('Text of the first entry of the header, which opens the services menu'),
  header: listOf(link.extend({ label: headerText }), 'to')
    .min(1)
    .max(6)
    .describe('The entries of the header after Services, at most 6 because it is one line'),
  contact: headerText.describe('Text of the button in the header'),
  servicesMenu: listOf(
    z.strictObject({
      label: button,
      service: annotate(slug, { refersTo: 'service or alias' }).describe('id or alias of a service'),
      icon,
      hint: line.max(48),
    }),
    'service',
  ).min(1),
  allServices: button.describe('Text of the last entry of the services menu, which leads to all services'),
  allServicesEnding: button
    .optional()
    .describe('The end of that text for screen readers only. Leave it empty if the text names the services'),
  company: links.describe('The entries of the column Company in the footer'),
  footerServices: listOf(serviceId).min(1).describe('Ids of the services in the footer'),
  legal: links.describe('The links in the last line of the footer'),
})

export type Navigation = z.output<typeof navigationSchema>
