import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fillMessage, MESSAGE, readRow, sendMessage } from '#test/e2e/contact-page.ts'

const API = '**/api/contact'

// src/islands/contact-form/send-message.test.ts has further answers.
test.describe('contact form', { tag: ['@quick', '@desktop'] }, () => {
  test('stores one message if the answer was lost and the page was opened again', async ({ page }) => {
    const email = `${randomUUID()}@example.com`
    await page.route(API, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.goto('/contact')
    await fillMessage(page, { email })
    await sendMessage(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await page.unroute(API)
    await page.reload()
    await fillMessage(page, { email })
    await sendMessage(page)
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
  })
})
