import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder that only its owner can read, and its missing parents one by one: Node's recursive mkdir never returns
 * for a folder that cannot exist, like one in /proc.
 * @throws the error of mkdir
 */
export function createFolder(path: string): void {
  const absolute = resolve(path)
  if (existsSync(absolute)) return
  createFolder(dirname(absolute))
  try {
    mkdirSync(absolute, { mode: 0o700 })
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!existsSync(absolute)) throw error
  }
}
