import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A copy of all content in a folder of its own, to break one thing in at a time. */
export type ContentCopy = {
  /** The folder that holds `content/`. */
  root: string
  /** What a file says. */
  read: (file: string) => string
  /** Replaces a file's text; with `undefined` the file goes. */
  write: (file: string, text: string | undefined) => void
  /** Undoes everything that was written since the copy was made. */
  restore: () => void
  /** Removes the copy. */
  dispose: () => void
}

/** @param source folder that holds the `content/` to copy */
export function copyContent(source: string): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const pictures = join(source, 'content/images')
  cpSync(join(source, 'content'), join(root, 'content'), {
    recursive: true,
    filter: (path) => path !== pictures,
  })
  symlinkSync(pictures, join(root, 'content/images'))

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
