import type { OfflineManifest } from './manifest.ts'

/** Estimated size of the URL and headers of a cached response, in bytes. */
export const ENTRY_OVERHEAD = 2_500

/** Returns the estimated size of a cached response in bytes, including its URL and headers. */
export function sizeOf({ pages, files }: OfflineManifest, path: string): number {
  return ENTRY_OVERHEAD + (pages[path]?.size ?? files[path]?.size ?? 0)
}

/**
 * Returns the paths to evict so that the remaining responses fit into `maxSize`. Pages and pictures are evicted oldest
 * first. A style sheet, script or font is evicted with the last page that needs it.
 * @param cached paths in the order in which they were cached
 * @param maxSize in bytes
 * @param alwaysCached paths of pages that are never evicted; the files that they need are never evicted either
 */
export function evictions(
  cached: readonly string[],
  manifest: OfflineManifest,
  maxSize: number,
  alwaysCached: readonly string[],
): string[] {
  const everNeeded = needsOf(Object.keys(manifest.pages), manifest)
  const left = new Set(cached)
  const total = () => [...left].reduce((sum, path) => sum + sizeOf(manifest, path), 0)

  for (const path of cached) {
    if (total() <= maxSize) break
    if (alwaysCached.includes(path) || everNeeded.has(path)) continue
    left.delete(path)
    const stillNeeded = needsOf([...left, ...alwaysCached], manifest)
    for (const file of left) if (everNeeded.has(file) && !stillNeeded.has(file)) left.delete(file)
  }
  return cached.filter((path) => !left.has(path))
}

function needsOf(paths: readonly string[], { pages }: OfflineManifest): Set<string> {
  return new Set(paths.flatMap((path) => pages[path]?.needs ?? []))
}
