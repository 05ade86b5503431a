import { ALL, type FilterKey, type Options, type Work } from './options.ts'

/** Number of works that the filter All shows at first (docs/requirements.md#limits). Same as in WorkFilter.module.css. */
const INITIAL_COUNT = 3

/** The chosen category or sector. `showAll` has an effect only on `ALL`: true shows every work instead of three. */
export type Filter = { key: FilterKey; name: string; showAll: boolean }

/**
 * Returns the filter in the URL query (docs/requirements.md#work-filter). The query `?category=All` shows every work,
 * and no query shows three. A sector takes precedence over a category.
 */
export function filterOf(search: string, options: Options): Filter {
  const query = new URLSearchParams(search)
  for (const key of ['sector', 'category'] as const) {
    const option = options[key].find(({ name }) => name === query.get(key))
    if (option) return { key, name: option.name, showAll: false }
  }
  return { key: 'category', name: ALL, showAll: query.get('category') === ALL }
}

/** Returns a boolean for each work: true if the filter shows the work. */
export function shownWorks(works: readonly Work[], { key, name, showAll }: Filter): boolean[] {
  if (name !== ALL) return works.map((work) => work[key] === name)
  const first = works.filter(({ isFeatured }) => !isFeatured).slice(0, showAll ? undefined : INITIAL_COUNT)
  return works.map((work) => first.includes(work))
}

/** Returns how many works are shown, in words. The total does not include the featured work. */
export function describeShown(shown: number, total: number, { name }: Filter): string {
  if (name !== ALL) return `Showing ${shown} ${shown === 1 ? 'project' : 'projects'} in ${name}`
  return shown < total ? `Showing ${shown} of ${total} more projects` : `Showing all ${total} more projects`
}
