import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectMessageKept, fillMessage, MESSAGE, readRow, sendMessage } from './contact-page.ts'
import { waitForHydration } from './wait-for-hydration.ts'

test.describe('contact form offline', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto('/contact')
    await page.getByLabel('Full Name').focus()
    await waitForHydration(page)
    await context.setOffline(true)
    await fillMessage(page)
    await sendMessage(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expectMessageKept(page)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('saves the message after a click on Keep, and sends it when the connection is back', {
    tag: '@quick',
  }, async ({ page, context }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('shows the saved message after a reload without any interaction, and removes it on a click', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await page.route('**/api/contact', (route) => route.abort('connectionfailed'))
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('stores a message once that is sent twice within ten minutes', {
    tag: ['@quick', '@desktop'],
  }, async ({ page, context }) => {
    await context.setOffline(false)
    const email = `${randomUUID()}@example.com`
    for (const _ of ['once', 'again']) {
      await fillMessage(page, { email })
      await sendMessage(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    if (process.env.BASE_URL) return
    expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
  })
})
