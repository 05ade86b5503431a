import { ALL, type Category, categoryOf } from './categories.ts'

/** Number of works that the filter All shows at first (docs/requirements.md#limits). Same as in WorkFilter.module.css. */
export const INITIAL_COUNT = 3

/** The chosen category. `showAll` has an effect only on the filter All: true shows every work instead of three. */
export type Filter = { category: string; showAll: boolean }

/** Returns the filter in the URL query. The query `?category=All` shows every work, and no query shows three. */
export function filterOf(search: string, categories: readonly Category[]): Filter {
  const showAll = new URLSearchParams(search).get('category') === ALL
  return { category: categoryOf(search, categories), showAll }
}

/** Returns a boolean for each work: true if the filter shows the work. */
export function shownWorks(categories: readonly string[], { category, showAll }: Filter): boolean[] {
  return categories.map((own, index) =>
    category === ALL ? showAll || index < INITIAL_COUNT : own === category,
  )
}

/** Returns how many works are shown, in words. */
export function describeShown(shown: number, total: number, category: string): string {
  if (category !== ALL) return `Showing ${shown} ${shown === 1 ? 'project' : 'projects'} in ${category}`
  return shown < total ? `Showing ${shown} of ${total} projects` : `Showing all ${total} projects`
}
