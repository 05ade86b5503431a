import { globSync } from 'node:fs'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'

/** Finds pictures in `content/images/` whose name no entry contains. */
export function findUnusedPictures(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const texts = JSON.stringify(files)
  return globSync('content/images/**/*.*', { cwd: root })
    .filter((picture) => !texts.includes(picture.replace('content/', '')))
    .toSorted()
    .map((file) => ({
      file,
      field: '',
      expected: 'no entry uses this picture; remove it, or name it in an entry',
    }))
}
