import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

/** Returns the new text of a file; `undefined` deletes the file. */
export type Change = (text: string) => string | undefined

/** Copies the `content/` of a folder, with a link to its images, and changes one file. @returns folder of the copy */
export function copyContent(source: string, file: string, change: Change): string {
  const root = temporaryFolder()
  const images = join(source, 'content/images')
  cpSync(join(source, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (path) => path !== images,
  })
  symlinkSync(images, join(root, 'content/images'))
  const path = join(root, file)
  const text = change(existsSync(path) ? readFileSync(path, 'utf8') : '')
  if (text === undefined) rmSync(path)
  else writeFileSync(path, text)
  return root
}
