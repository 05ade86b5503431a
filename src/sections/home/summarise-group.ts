import type { SiteContent } from '#src/content/load/site-content.ts'
import { formatDate } from '#src/content/text/dates.ts'
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

/** Returns the size of the group in numbers, counted from its content, as short texts. */
export function summariseGroup({ work, products }: Pick<SiteContent, 'work' | 'products'>): string[] {
  const countries = new Set(work.map(({ data }) => data.country)).size
  const inUse = products.filter(({ data }) => data.status === 'available').length
  return [
    `${count(work.length, 'project', 'projects')} in ${count(countries, 'country', 'countries')}`,
    `${count(inUse, 'product', 'products')} in use`,
  ]
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
