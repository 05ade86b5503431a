/** Name of the filter that shows every category (docs/requirements.md#case-studies). */
export const ALL = 'All'

/** Returns how many case studies are shown, in words. The total does not include the featured one. */
export function describeShown(shown: number, total: number, category: string): string {
  if (category !== ALL) return `Showing ${shown} ${shown === 1 ? 'project' : 'projects'} in ${category}`
  return shown < total ? `Showing ${shown} of ${total} more projects` : `Showing all ${total} more projects`
}
