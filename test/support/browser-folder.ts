import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

/** The files of a folder, by path, in base64. */
type Files = Record<string, string>

/**
 * Makes the directory picker of a page return a copy of `content/` in the browser's own file system, because a test
 * cannot use the picker of the system.
 * @param folder folder that contains `content/`
 */
export async function pickFolder(page: Page, folder: string): Promise<void> {
  await page.evaluate(async (files: Files) => {
    const root = await navigator.storage.getDirectory()
    await root.getDirectoryHandle('.git', { create: true })
    for (const [path, base64] of Object.entries(files)) {
      const parts = path.split('/')
      const name = parts.pop() ?? ''
      let directory = root
      for (const part of parts) directory = await directory.getDirectoryHandle(part, { create: true })
      const handle = await directory.getFileHandle(name, { create: true })
      const writable = await handle.createWritable()
      await writable.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
      await writable.close()
    }
    Object.assign(globalThis, { showDirectoryPicker: async () => root })
  }, filesIn(folder))
}

/** Writes what the page has changed in its copy of `content/` to the folder. */
export async function writeBack(page: Page, folder: string): Promise<void> {
  const before = filesIn(folder)
  const after = await page.evaluate(async () => {
    const files: Record<string, string> = {}
    const visit = async (directory: FileSystemDirectoryHandle, path: string): Promise<void> => {
      // TypeScript does not know the asynchronous iterators of the file system.
      for await (const handle of (
        directory as unknown as { values: () => AsyncIterable<FileSystemHandle> }
      ).values())
        if (handle.kind === 'directory')
          await visit(handle as FileSystemDirectoryHandle, `${path}/${handle.name}`)
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer())
          files[`${path}/${handle.name}`] = btoa(
            Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
          )
        }
    }
    const root = await navigator.storage.getDirectory()
    await visit(await root.getDirectoryHandle('content'), 'content')
    return files
  })
  for (const [path, base64] of Object.entries(after)) {
    if (before[path] === base64) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), Buffer.from(base64, 'base64'))
  }
  for (const path of Object.keys(before)) if (!(path in after)) rmSync(join(folder, path))
}

function filesIn(folder: string): Files {
  const paths = globSync('content/**/*', { cwd: folder }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path)).toString('base64')]))
}
