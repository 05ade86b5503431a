import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of all content in a temporary folder, for tests that change files. */
export type ContentCopy = {
  /** Folder that contains the copied `content/`. */
  root: string
  /** Returns the text of a file. */
  read: (file: string) => string
  /** Replaces the text of a file; `undefined` deletes the file. */
  write: (file: string, text: string | undefined) => void
  /** Undoes all calls of `write`. */
  restore: () => void
  /** Deletes the copy. */
  dispose: () => void
}

/**
 * Copies `content/` to a temporary folder. `content/images` is a symbolic link to the original folder.
 * @param source folder that contains `content/`
 */
export function copyContent(source: string): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const images = join(source, 'content/images')
  cpSync(join(source, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (path) => path !== images,
  })
  symlinkSync(images, join(root, 'content/images'))

  const before = new Map<string, string | undefined>()
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write(file, text) {
      const path = join(root, file)
      if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
      if (text === undefined) rmSync(path)
      else writeFileSync(path, text)
    },
    restore() {
      for (const [file, text] of before)
        if (text === undefined) rmSync(join(root, file), { force: true })
        else writeFileSync(join(root, file), text)
      before.clear()
    },
    dispose: () => rmSync(root, { recursive: true }),
  }
}
