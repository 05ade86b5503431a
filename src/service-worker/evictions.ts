import type { OfflineManifest } from './manifest.ts'

/** What a kept answer takes beside its body: its address and its headers. */
export const ENTRY_OVERHEAD = 2_500

/** @returns what one kept address takes, in bytes */
export function sizeOf({ pages, files }: OfflineManifest, path: string): number {
  return ENTRY_OVERHEAD + (pages[path]?.size ?? files[path]?.size ?? 0)
}

/**
 * Which addresses to let go so that the rest fits. Pages and pictures go in the order in which they were kept, the
 * oldest first; styles and scripts go with the last page that needs them. What `lasting` needs stays.
 * @param kept addresses in the order in which they were kept
 * @param lasting addresses of the pages that are never let go
 */
export function evictions(
  kept: readonly string[],
  manifest: OfflineManifest,
  budget: number,
  lasting: readonly string[],
): string[] {
  const everNeeded = needsOf(Object.keys(manifest.pages), manifest)
  const left = new Set(kept)
  const total = () => [...left].reduce((sum, path) => sum + sizeOf(manifest, path), 0)

  for (const path of kept) {
    if (total() <= budget) break
    if (lasting.includes(path) || everNeeded.has(path)) continue
    left.delete(path)
    const stillNeeded = needsOf([...left, ...lasting], manifest)
    for (const file of left) if (everNeeded.has(file) && !stillNeeded.has(file)) left.delete(file)
  }
  return kept.filter((path) => !left.has(path))
}

function needsOf(paths: readonly string[], { pages }: OfflineManifest): Set<string> {
  return new Set(paths.flatMap((path) => pages[path]?.needs ?? []))
}
