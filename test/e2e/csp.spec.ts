import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { recordProblems } from './record-problems.ts'

// test/e2e/every-page.spec.ts looks for violations on all pages.
test('CSP: blocks an inline style, and the tests of all pages report it', {
  tag: ['@desktop', '@quick'],
}, async ({ page }) => {
  const problems = recordProblems(page)
  await page.goto(urls.about())
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(problems).toEqual([expect.stringContaining('Content Security Policy')])
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)')
})
