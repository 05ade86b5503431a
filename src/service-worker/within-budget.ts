import { sizeOf } from './evictions.ts'
import type { OfflineManifest } from './manifest.ts'

/**
 * The pages that fit into the budget with everything they need, what several need counted once. Pages that are no
 * part of the build are left out.
 * @param paths addresses, the most wanted first; the same one may come twice
 * @param lasting pages that are taken in any case
 */
export function withinBudget(
  paths: readonly string[],
  manifest: OfflineManifest,
  budget: number,
  lasting: readonly string[],
): string[] {
  const taken = new Set<string>()
  let left = budget
  return [...new Set([...lasting, ...paths])].filter((path) => {
    const page = manifest.pages[path]
    if (!page) return false
    const more = [path, ...page.needs].filter((one) => !taken.has(one))
    const size = more.reduce((sum, one) => sum + sizeOf(manifest, one), 0)
    if (size > left && !lasting.includes(path)) return false
    left -= size
    for (const one of more) taken.add(one)
    return true
  })
}
