import { sizeOf } from './evictions.ts'
import type { OfflineManifest } from './manifest.ts'

/**
 * Returns the paths of the pages of this build that fit into the budget with the files that they need. A file that
 * several pages need counts once.
 * @param paths in order of priority; may contain duplicates
 * @param budget in bytes
 * @param alwaysCached paths of the pages that are included first, even if they exceed the budget
 */
export function withinBudget(
  paths: readonly string[],
  manifest: OfflineManifest,
  budget: number,
  alwaysCached: readonly string[],
): string[] {
  const included = new Set<string>()
  let left = budget
  return [...new Set([...alwaysCached, ...paths])].filter((path) => {
    const page = manifest.pages[path]
    if (!page) return false
    const added = [path, ...page.needs].filter((one) => !included.has(one))
    const size = added.reduce((sum, one) => sum + sizeOf(manifest, one), 0)
    if (size > left && !alwaysCached.includes(path)) return false
    left -= size
    for (const one of added) included.add(one)
    return true
  })
}
