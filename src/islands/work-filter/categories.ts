export type Category = { name: string; count: number }

/** The filter that leaves nothing out (specification section 9). */
export const ALL = 'All'

/** The distinct categories of a list in the order in which they first come, each with how often. */
export function countCategories(list: readonly { category: string }[]): Category[] {
  const counts = new Map<string, number>()
  for (const { category } of list) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** The category that an address asks for (decision D15); what it does not know is All. */
export function categoryOf(search: string, categories: readonly Category[]): string {
  const asked = new URLSearchParams(search).get('category')
  return categories.find(({ name }) => name === asked)?.name ?? ALL
}
