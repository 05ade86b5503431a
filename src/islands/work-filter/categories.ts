export type Category = { name: string; count: number }

/** Name of the filter that shows all categories (docs/requirements.md#work-filter). */
export const ALL = 'All'

/** Counts the works of each category. Returns the categories in the order in which they first appear. */
export function countCategories(list: readonly { category: string }[]): Category[] {
  const counts = new Map<string, number>()
  for (const { category } of list) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

/** Returns the category in the URL query, or `ALL` if it is unknown or missing (docs/requirements.md#work-filter). */
export function categoryOf(search: string, categories: readonly Category[]): string {
  const requested = new URLSearchParams(search).get('category')
  return categories.find(({ name }) => name === requested)?.name ?? ALL
}
