import type { SiteContent } from '#src/content/load/site-content.ts'

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
