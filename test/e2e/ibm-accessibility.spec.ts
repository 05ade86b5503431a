import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'

/** Source code of IBM's accessibility checker, which has rules that axe lacks. */
const CHECKER = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type Finding = { ruleId: string; value: [string, string]; path: { dom: string }; message: string }
type Ace = { Checker: new () => { check(root: Document, rules: string[]): Promise<{ results: Finding[] }> } }

test.describe('IBM accessibility rules', () => {
  for (const [kind, path] of Object.entries(PAGE_KINDS))
    test(`find no failure on the ${kind} page`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path)
      // page.evaluate runs the code through the DevTools protocol, to which the page's CSP doesn't apply.
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
})
