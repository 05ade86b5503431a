import type { ContentKind } from '#src/content/load/content-kinds.ts'
import { entries } from '#src/content/load/read-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'

const { files } = checkContent(process.cwd())

/** Returns all content entries of a kind, such as `work` or `products`. */
export function readEntries<Kind extends ContentKind>(kind: Kind) {
  return entries(files, kind)
}
