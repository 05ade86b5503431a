import { readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, it } from 'vitest'
import { htmlFiles, pageAddress } from '#server/http/static-site.ts'
import { budgetOf } from './support/read-budgets.ts'

/** Folder of the built site; `npm test` builds it first. */
const SITE = 'dist'

const ISLAND_SCRIPT = /\b(?:component-url|renderer-url|before-hydration-url)="(?<path>[^"]+)"/g
const IMPORT = /["'`](?<path>\.\/[\w.-]+\.js)["'`]/g

it.each(htmlFiles(SITE))('%s stays within its byte budget', (file) => {
  const budget = budgetOf(pageAddress(file))
  expect(sizeOf(file)).toBeLessThanOrEqual(budget.html)
  expect(islandBytes(file)).toBeLessThanOrEqual(budget.islands)
})

it('the weight of islands includes what their scripts import', () => {
  expect(islandBytes('contact.html')).toBeGreaterThan(40_000)
  expect(islandBytes('careers.html')).toBe(0)
})

/** Returns the bytes of a file as the server sends it, with brotli 11. */
function sizeOf(file: string): number {
  return statSync(join(SITE, `${file}.br`)).size
}

/** Returns the bytes of the scripts that the islands of a page load when they hydrate; most of them are React. */
function islandBytes(page: string): number {
  const scripts = pathsIn(page, ISLAND_SCRIPT)
  const found = new Set(scripts)
  for (const file of found)
    for (const path of pathsIn(file, IMPORT)) found.add(posix.join(posix.dirname(file), path))
  return [...found].reduce((sum, file) => sum + sizeOf(file), 0)
}

function pathsIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(SITE, file), 'utf8').matchAll(pattern)].map(({ groups }) => groups?.path ?? '')
}
