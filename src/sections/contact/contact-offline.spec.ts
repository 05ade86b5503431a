import { expect, test } from '@playwright/test'
import { expectMessageKept, fillMessage, MESSAGE, sendMessage } from '#test/e2e/contact-page.ts'
import { waitForHydration } from '#test/e2e/wait-for-hydration.ts'

test('contact form: keeps a message on the device after a click on Keep, also over a reload, and sends it later', {
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
