import type { ContentKind } from '#src/content/load/content-kinds.ts'
import { contentRoot } from '#src/content/load/content-root.ts'
import { entries, readContent } from '#src/content/load/read-content.ts'

const { files } = readContent(contentRoot())

/** Returns all content entries of a kind, such as `work` or `products`. */
export function readEntries<Kind extends ContentKind>(kind: Kind) {
  return entries(files, kind)
}
