import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeFixtureContent } from './fixture-content.ts'

/** Files and folders that a build needs, except `node_modules`. `.dockerignore` lists the same names. */
export const SOURCES = [
  'content',
  'contact',
  'integrations',
  'scripts',
  'server',
  'src',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
]

/** Copies the sources and the fixture content, with links to all packages and build caches of its own. The caller deletes the folder. */
export async function copySite(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const source of SOURCES.filter((name) => name !== 'content'))
    cpSync(source, join(folder, source), { recursive: true })
  await writeFixtureContent(folder)
  linkPackages(folder)
  return folder
}

/** Creates `node_modules` in a folder, with a link to each package and to their commands. */
export function linkPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
}
