import { expect, type Page, test } from '@playwright/test'
import { fillMessage, MESSAGE, sendMessage } from '#test/e2e/contact-page.ts'
import { waitForHydration } from '#test/e2e/wait-for-hydration.ts'

test.describe('contact form validation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('shows the error at the field and in a focused summary, whose link leads to the field', {
    tag: '@quick',
  }, async ({ page }) => {
    await fillMessage(page, { email: 'amina@example' })
    await sendMessage(page)
    const summary = page.getByRole('heading', { name: 'Please correct this field' })
    await expect(summary).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/full email address/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expectLabelInView(page, 'email')
    await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
  })

  test('shows an address that the browser has encoded as it was read, and sends what can be repaired', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
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

  test('does not send an empty form, says why below each field until it is filled, and scrolls the first label into view', {
    tag: '@quick',
  }, async ({ page }) => {
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
    await expectLabelInView(page, 'name')
    expect(posts).toBe(0)
    await page.getByLabel('Full Name').fill('Amina')
    await expect(page.getByLabel('Full Name')).not.toHaveAccessibleDescription(/fill/)
  })
})

/** Expects that the label of a field is below the sticky header, which would cover it. @param field id */
async function expectLabelInView(page: Page, field: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator(`label[for=${field}]`).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}
