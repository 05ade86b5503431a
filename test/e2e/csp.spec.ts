import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { fillMessage, sendMessage } from './contact-page.ts'
import { recordProblems } from './record-problems.ts'

// test/e2e/every-page.spec.ts looks for violations on all pages.
test.describe('CSP', { tag: ['@desktop', '@quick'] }, () => {
  test('blocks an inline style, and the tests of all pages report it', async ({ page }) => {
    const problems = recordProblems(page)
    await page.goto(urls.about())
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await expect.poll(problems).toEqual([expect.stringContaining('Content Security Policy')])
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe('rgb(255, 0, 0)')
  })

  test('is not violated by the contact form, from an empty submit to the thank-you dialog', async ({
    page,
  }) => {
    const problems = recordProblems(page)
    await page.goto(urls.contact())
    await sendMessage(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await fillMessage(page)
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    await sendMessage(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(problems()).toEqual([])
  })
})
