import { globSync } from 'node:fs'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'

/** Finds pictures and films whose name no entry contains. */
export function findUnusedPictures(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const texts = JSON.stringify(files)
  return globSync('content/{images,videos}/**/*.*', { cwd: root })
    .filter((picture) => !texts.includes(picture.replace('content/', '')))
    .toSorted()
    .map((file) => ({ file, field: '', message: 'no entry uses this file; name it in one, or remove it' }))
}
