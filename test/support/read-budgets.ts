import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { urls } from '#src/urls.ts'

const bytes = z.int().nonnegative()
const budget = z.strictObject({ html: bytes, islands: bytes, fonts: bytes, firstView: bytes })

/** Maximum sizes of a page in bytes, compressed with brotli 11. `test/budgets.yaml` explains each field. */
export type Budget = z.output<typeof budget>

const FILE = resolve(import.meta.dirname, '../budgets.yaml')

/** Reads `test/budgets.yaml`, which has one budget for each kind of page. */
export function readBudgets(): Record<string, Budget> {
  return z.record(z.string(), budget).parse(parse(readFileSync(FILE, 'utf8')))
}

/** Returns the kind of the page at a path: its key in `test/budgets.yaml`. */
export function pageKind(path: string): string {
  const [, section = '', detail] = path.split('/')
  const kind = detail === undefined ? undefined : DETAIL_KINDS[section]
  return SINGLE_PAGES[path] ?? kind ?? section
}

const SINGLE_PAGES: Record<string, string> = {
  [urls.home()]: 'home',
  [urls.privacyPolicy()]: 'legal',
  [urls.termsOfService()]: 'legal',
  [urls.notFound()]: 'not found',
}

const DETAIL_KINDS: Record<string, string> = { services: 'service', work: 'case study', products: 'product' }
