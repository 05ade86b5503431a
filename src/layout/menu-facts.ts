import type { SiteContent } from '#src/content/load/site-content.ts'
import { formatDate } from '#src/content/text/dates.ts'
import { summariseGroup } from '#src/sections/home/summarise-group.ts'
import { urls } from '#src/urls.ts'

/** Returns a short fact about each page of the menu, by its address. */
export function menuFacts(content: SiteContent): Record<string, string | undefined> {
  const { services, products, academy, site } = content
  const inUse = products.filter(({ data }) => data.status === 'available').length
  const cohort = academy.cohorts.find(({ state }) => state === 'open')
  return {
    [urls.services()]: `${services.length}, each with its price`,
    [urls.work()]: summariseGroup(content)[0],
    [urls.products()]: `${inUse} in use, ${products.length - inUse} in development`,
    [urls.academy()]: cohort && `${cohort.places} places, from ${formatDate(cohort.start, 'short')}`,
    [urls.about()]: `${site.address.city}, since ${site.foundedYear}`,
  }
}
