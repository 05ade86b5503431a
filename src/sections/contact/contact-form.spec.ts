import { expect, test } from '@playwright/test'
import { CONTACT_FIELDS } from '#contact/fields.ts'
import { fillMessage, MESSAGE, readRow, sendMessage } from '#test/e2e/contact-page.ts'

test.describe('contact form', { tag: '@quick' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('sends the message, shows a thank-you dialog with the name, and clears the fields', async ({
    page,
  }) => {
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
