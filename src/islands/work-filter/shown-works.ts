import { ALL } from './categories.ts'

/** Works that All shows initially (docs/requirements.md#limits). The style sheet has the same number. */
export const INITIAL_COUNT = 3

/** The chosen category. `showAll` concerns only All, which initially shows a few works. */
export type Filter = { category: string; showAll: boolean }

/** Returns for each work whether the filter shows it. */
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
