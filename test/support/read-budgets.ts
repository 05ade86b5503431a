import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

const bytes = z.int().nonnegative()
const budget = z.strictObject({ html: bytes, islands: bytes, fonts: bytes, firstView: bytes })

/** Maximum sizes of a page in bytes, compressed with brotli 11. `test/budgets.yaml` explains each field. */
export type Budget = z.output<typeof budget>

const FILE = resolve(import.meta.dirname, '../budgets.yaml')
const parsed = z
  .object({ default: budget })
  .catchall(budget)
  .safeParse(parse(readFileSync(FILE, 'utf8')))
if (!parsed.success) throw new Error(`${FILE}: ${z.prettifyError(parsed.error)}`)
const budgets = parsed.data

/** Returns the budget of the page at a path: that of its path, of its folder, or the default one. */
export function budgetOf(path: string): Budget {
  const folder = path.replace(/[^/]+$/, '*')
  return budgets[path] ?? budgets[folder] ?? budgets.default
}
