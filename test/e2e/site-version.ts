import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { writeServiceWorker } from '#integrations/service-worker.ts'

/**
 * Turns a copy of the built site into another version: changes every page, and renames the first font of the contact
 * page, as a build with a changed font would.
 * @returns the path of the renamed font
 */
export async function writeVersion(folder: string, version: string): Promise<string> {
  const dist = join(folder, 'dist')
  const contact = readFileSync(join(dist, 'contact.html'), 'utf8')
  const font = /\/_astro\/[\w.-]+\.woff2/.exec(contact)?.[0] ?? ''
  const renamed = font.replace(/\.woff2$/, `-${version}.woff2`)
  renameSync(join(dist, font), join(dist, renamed))
  for (const file of globSync('**/*.html', { cwd: dist })) {
    const page = readFileSync(join(dist, file), 'utf8')
      .replaceAll(font, renamed)
      .replace('<head>', `<head><meta name="test-version" content="${version}">`)
    writeFileSync(join(dist, file), page)
  }
  for (const file of globSync('**/*.{html,js}.{br,gz}', { cwd: dist })) rmSync(join(dist, file))
  await writeServiceWorker(dist)
  return join(dist, renamed)
}

/** Returns the version that `writeVersion` wrote into the page, or `built` for a page of the unchanged build. */
export async function readVersion(page: Page): Promise<string> {
  return page.evaluate(
    () => document.querySelector('meta[name="test-version"]')?.getAttribute('content') ?? 'built',
  )
}
