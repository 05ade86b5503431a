import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'

/** IBM's accessibility checker, which finds faults that axe does not. */
const CHECKER = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Finding = { ruleId: string; value: [string, string]; path: { dom: string }; message: string }
type Ace = { Checker: new () => { check(root: Document, rules: string[]): Promise<{ results: Finding[] }> } }

for (const [kind, path] of Object.entries(PAGE_KINDS))
  test(`${kind}: passes IBM's accessibility rules`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    // The debugger runs it, so the page's content security policy doesn't apply.
    await page.evaluate(CHECKER)
    const failures = await page.evaluate(async () => {
      const { ace } = globalThis as unknown as { ace: Ace }
      const { results } = await new ace.Checker().check(document, ['IBM_Accessibility'])
      return results
        .filter(({ value: [level, result] }) => level === 'VIOLATION' && result === 'FAIL')
        .map(({ ruleId, path, message }) => `${ruleId}: ${message} (${path.dom})`)
    })
    expect(failures).toEqual([])
  })
