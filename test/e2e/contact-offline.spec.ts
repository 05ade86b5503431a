import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectKept, fill, MESSAGE, readRow, send } from './contact-page.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

test.describe('without a connection', () => {
  test.beforeEach(async ({ page, context }) => {
    await page.goto('/contact')
    await page.getByLabel('Full Name').focus()
    // From now on the form needs no further file.
    await untilIslandsAwake(page)
    await context.setOffline(true)
    await fill(page)
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expectKept(page)
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('a message is kept with consent and goes by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('a kept message survives a reload and can be removed', async ({ page, context }) => {
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

  test('one message waits at a time; asked to go without a connection, it says why it cannot', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByRole('alert')).toHaveText('')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expect(page.getByText(/could not reach our server/)).toBeVisible()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()

    await page.getByLabel('Full Name').fill('Somebody else')
    await page.getByLabel('Email Address').fill('else@example.com')
    await page.getByLabel('Message').fill('Another message')
    await send(page)
    await expect(page.getByRole('alert')).toHaveText('Something went wrong')
    await expect(page.getByRole('button', { name: /Keep it on this device/ })).toHaveCount(0)
    await expect(page.getByLabel('Message')).toHaveValue('Another message')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(MESSAGE.name)
  })

  test('a kept message that the server refuses is back in the form to be corrected', async ({
    page,
    context,
  }) => {
    await page.getByLabel('Email Address').fill('amina@example')
    await send(page)
    await page.getByRole('button', { name: /Keep it on this device/ }).click()
    await expect(page.getByText(/waiting on this device/)).toBeVisible()
    await context.setOffline(false)
    // A second event while the message is on its way must not send it again.
    await page.evaluate(() => {
      for (const _ of ['once', 'again']) dispatchEvent(new Event('online'))
    })
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await send(page)
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
  })

  test('sending again is the same message: one key, one row', async ({ page, context }) => {
    const keys: (string | undefined)[] = []
    page.on(
      'request',
      (request) => request.url().endsWith('/api/contact') && keys.push(request.headers()['idempotency-key']),
    )
    await context.setOffline(false)
    const email = `${randomUUID()}@example.com`
    for (const _ of ['once', 'again']) {
      await fill(page)
      await page.getByLabel('Email Address').fill(email)
      await send(page)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    if (process.env.BASE_URL) return
    expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
  })
})
