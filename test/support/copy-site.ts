import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a build needs besides the packages; `.dockerignore` lets in the same. */
export const SOURCES = [
  'content',
  'contact',
  'integrations',
  'public',
  'scripts',
  'server',
  'src',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
]

/**
 * Copies the sources beside links to the packages, so that the copy's caches are its own. Whoever copies removes it.
 * @returns the copy's folder, a temporary one
 */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (!name.startsWith('.')) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  return folder
}
