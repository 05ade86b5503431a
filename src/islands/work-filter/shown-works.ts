import { ALL } from './categories.ts'

/** Case studies that All shows first (docs/requirements.md#limits). The style sheet has the same number. */
export const SHOWN_FIRST = 3

/** What is shown: a category, and of All either the first few or, once asked for, the whole. */
export type Filter = { category: string; showAll: boolean }

/** Which works a filter shows, by the category of each: of All the first three, of a category all of them. */
export function shownWorks(categories: readonly string[], { category, showAll }: Filter): boolean[] {
  return categories.map((own, index) =>
    category === ALL ? showAll || index < SHOWN_FIRST : own === category,
  )
}

/** How many works show, in words for everyone: read out when it changes. */
export function describeShown(shown: number, total: number, category: string): string {
  if (category !== ALL) return `Showing ${shown} ${shown === 1 ? 'project' : 'projects'} in ${category}`
  return shown < total ? `Showing ${shown} of ${total} projects` : `Showing all ${total} projects`
}
