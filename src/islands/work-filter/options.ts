/** A case study of the list. The featured one is shown only if its category or sector is chosen. */
export type Work = { category: string; sector: string; isFeatured: boolean }

/** What the case studies are filtered by. Also the name of the query parameter. */
export type FilterKey = 'category' | 'sector'

export type Option = { name: string; count: number }
export type Options = Record<FilterKey, Option[]>

/** Name of the filter that shows every category and sector (docs/requirements.md#work-filter). */
export const ALL = 'All'

/** Returns the categories and the sectors in the order in which they first appear, each with its number of works. */
export function countOptions(works: readonly Work[]): Options {
  return { category: countNames(works, 'category'), sector: countNames(works, 'sector') }
}

function countNames(works: readonly Work[], key: FilterKey): Option[] {
  return [...Map.groupBy(works, (work) => work[key])].map(([name, { length }]) => ({ name, count: length }))
}
