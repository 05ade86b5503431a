import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { expectMessageKept, fillMessage, MESSAGE, readRow, sendMessage } from '#test/e2e/contact-page.ts'
import { waitForHydration } from '#test/e2e/wait-for-hydration.ts'

test.describe('contact form validation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('shows how it read an address, or repairs it', { tag: ['@quick', '@desktop'] }, async ({ page }) => {
    const email = page.getByLabel('Email Address')
    await fillMessage(page, { email: `${MESSAGE.email}’s` })
    await waitForHydration(page)
    await sendMessage(page)
    await expect(email).toHaveAccessibleDescription(/We read “amina@example\.com’s”/)
    for (const typed of ['amina@bücher.example', `(${MESSAGE.email}’)`]) {
      await email.fill(typed)
      const answer = page.waitForResponse('**/api/contact')
      await email.press('Enter')
      expect((await answer).status()).toBe(201)
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await fillMessage(page)
    }
  })

  test('does not change a name while an input method composes it', { tag: '@desktop' }, async ({ page }) => {
    const name = page.getByLabel('Full Name')
    await name.focus()
    await waitForHydration(page)
    const devTools = await page.context().newCDPSession(page)
    const text = 'amina '
    await devTools.send('Input.imeSetComposition', { text, selectionStart: 6, selectionEnd: 6 })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await devTools.send('Input.insertText', { text: '阿米娜' })
    await expect(name).toHaveValue('阿米娜')
  })

  test('does not send an empty form, and says why at each field', { tag: '@quick' }, async ({ page }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) posts += 1
    })
    await page.getByLabel('Message').focus()
    await waitForHydration(page)
    await sendMessage(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    for (const label of ['Full Name', 'Email Address', 'Message'])
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(/fill (out|in) this field/i)
    // The sticky header would cover the label.
    const header = await page.getByRole('banner').boundingBox()
    const label = await page.locator('label[for=name]').boundingBox()
    expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(posts).toBe(0)
    await page.getByLabel('Full Name').fill('Amina')
    await expect(page.getByLabel('Full Name')).not.toHaveAccessibleDescription(/fill/)
  })
})

test.describe('contact form', { tag: '@quick' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('sends the message, thanks by name, and clears the fields', async ({ page }) => {
    await fillMessage(page)
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    const sent = page.waitForRequest('**/api/contact')
    await sendMessage(page)
    expect((await sent).postDataJSON()).toEqual({ ...MESSAGE, service: 'Data Engineering' })

    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Thank you')
    await expect(dialog).toContainText(MESSAGE.name)
    const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
    expect(reference).not.toBe('')
    expect(readRow('select name, email, message from messages where reference = ?', reference)).toEqual(
      MESSAGE,
    )
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    for (const label of ['Full Name', 'Email Address', 'Message'])
      await expect(page.getByLabel(label)).toHaveValue('')
  })

  test('can be filled in and sent by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await page.getByLabel('Full Name').focus()
    for (const field of CONTACT_FIELDS) {
      await expect(page.locator(`[name=${field}]`)).toBeFocused()
      if (field in MESSAGE) await page.keyboard.type(MESSAGE[field as 'name'])
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused()
  })
})

const API = '**/api/contact'

test.describe('contact form after a lost answer', { tag: ['@quick', '@desktop'] }, () => {
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

test('contact form: keeps a message and sends it later', {
  tag: '@quick',
}, async ({ page, context }) => {
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

  await page.getByRole('button', { name: /Keep it on this device/ }).click()
  await expect(page.getByText(/waiting on this device/)).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await page.route('**/api/contact', (route) => route.abort('connectionfailed'))
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/waiting on this device/)).toBeVisible()
  await page.unroute('**/api/contact')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
  await expect(page.getByText(/waiting on this device/)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
