import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'

/** Maximum sizes of a page in bytes, compressed with brotli 11. `test/budgets.yaml` explains each field. */
type Budget = { html: number; islands: number; fonts: number; firstView: number }

const FILE = resolve(import.meta.dirname, '../budgets.yaml')
const budgets: { default: Budget; [path: string]: Budget } = parse(readFileSync(FILE, 'utf8'))

/** Returns the budget of the page at a path: that of its path, of its folder, or the default one. */
export function budgetOf(path: string): Budget {
  const folder = path.replace(/[^/]+$/, '*')
  return budgets[path] ?? budgets[folder] ?? budgets.default
}
