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

  test('shows the saved message after a reload and removes it on a click', async ({ page, context }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await page.route('**/api/contact', (route) => route.abort('connectionfailed'))
    await context.setOffline(false)
    await page.reload()
    await page.getByLabel('Full Name').focus()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('saves only one message, and shows why sending the saved message failed', { tag: '@quick' }, async ({
    page,
  }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByRole('alert')).toHaveText('')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expect(page.getByText(/could not reach our server/)).toBeVisible()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()

    await fillMessage(page, { name: 'Chidi Okafor', email: 'chidi@example.com', message: 'Another message' })
    await sendMessage(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expect(page.getByRole('button', { name: /Keep it on this device/ })).toHaveCount(0)
    await expect(page.getByLabel('Message')).toHaveValue('Another message')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(MESSAGE.name)
  })

  test('moves the saved message back into the fields when the server answers 422', async ({
    page,
    context,
  }) => {
    await page.getByLabel('Email Address').fill('amina@example')
    await sendMessage(page)
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await context.setOffline(false)
    // The second event comes while the request of the first is in flight, and must not send the message again.
    await page.evaluate(() => {
      for (const _ of ['once', 'again']) dispatchEvent(new Event('online'))
    })
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await sendMessage(page)
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
  })

  test('sends a repeated message with the same idempotency key, so that the server stores it once', {
    tag: '@quick',
  }, async ({ page, context }) => {
    const keys: (string | undefined)[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/api/contact') && keys.push(request.headers()['idempotency-key']),
    )
    await context.setOffline(false)
    const email = `${randomUUID()}@example.com`
    for (const _ of ['once', 'again']) {
      await fillMessage(page, { email })
      await sendMessage(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    if (process.env.BASE_URL) return
    expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
  })
})
