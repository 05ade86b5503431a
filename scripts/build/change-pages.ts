import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFiles } from '../../server/built-site.ts'

/** Writes every page of a built site anew, as `change` makes it of its markup. */
export function changePages(root: string, change: (html: string) => string): void {
  for (const page of htmlFiles(root)) {
    const file = join(root, page)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
}
