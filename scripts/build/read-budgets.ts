import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { urls } from '../../src/urls.ts'

const bytes = z.int().nonnegative()
const budget = z.strictObject({
  html: bytes,
  style: bytes,
  scriptBefore: bytes,
  scriptAfter: bytes,
  fonts: bytes,
  firstView: bytes,
})

/** What a page may weigh, in bytes of brotli 11; `budgets.yaml` says what each figure counts. */
export type Budget = z.output<typeof budget>

/** Reads `budgets.yaml`: one budget for each kind of page. */
export function readBudgets(): Record<string, Budget> {
  return z
    .record(z.string(), budget)
    .parse(parse(readFileSync(resolve(import.meta.dirname, '../../budgets.yaml'), 'utf8')))
}

/** The kind that a page's address belongs to, by its name in `budgets.yaml`. */
export function budgetKind(path: string): string {
  const alone: Record<string, string> = {
    [urls.home()]: 'home',
    [urls.privacyPolicy()]: 'legal',
    [urls.termsOfService()]: 'legal',
    [urls.notFound()]: 'not found',
  }
  const [, section = '', detail] = path.split('/')
  const details: Record<string, string> = { services: 'service', work: 'case study', products: 'product' }
  return alone[path] ?? (detail === undefined ? undefined : details[section]) ?? section
}
