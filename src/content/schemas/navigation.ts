import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import { button, icon, line, link, listOf, serviceId, slug } from './fields.ts'

/** A short text: the header has only one or two lines. */
const headerText = line.max(20)

const links = listOf(link, 'to').min(1)

export const navigationSchema = z.strictObject({
  services: headerText.meta({ title: 'Text of the entry that opens the services' }),
  header: listOf(link.extend({ label: headerText.meta({ title: 'Text of the link' }) }), 'to')
    .min(1)
    .max(6)
    .meta({ title: 'Links of the header' })
    .describe('Those after Services, at most 6 because it is one line'),
  contact: headerText.meta({ title: 'Text of the button in the header' }),
  servicesMenu: listOf(
    link.pick({ label: true }).extend({
      service: annotate(slug, { refersTo: 'service or alias' }),
      icon,
      hint: line.max(48).meta({ title: 'Line below the link' }),
    }),
    'service',
  )
    .min(1)
    .meta({ title: 'Links of the services menu' }),
  allServices: button.meta({ title: 'Text of the link to all services' }),
  allServicesEnding: button
    .optional()
    .meta({ title: 'End of that text for screen readers' })
    .describe('Leave it empty if the text names the services'),
  company: links.meta({ title: 'Links of the column Company' }),
  footerServices: listOf(serviceId).min(1).meta({ title: 'Services of the footer' }),
  legal: links.meta({ title: 'Links of the last line' }),
})

export type Navigation = z.output<typeof navigationSchema>
