import { expect, type Page, test } from '@playwright/test'
import { fillMessage, MESSAGE, sendMessage } from './contact-page.ts'
import { waitForHydration } from './wait-for-hydration.ts'

test.describe('contact form validation', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
  })

  test('shows the error at the field and in a focused summary when the server answers 422', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    await fillMessage(page)
    await page.getByLabel('Email Address').fill('amina@example')
    await sendMessage(page)
    const summary = page.getByRole('heading', { name: 'Please correct this field' })
    await expect(summary).toBeVisible()
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(/full email address/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
  })

  test('does not send an empty form, and scrolls the label of the first field into view', {
    tag: '@quick',
  }, async ({ page }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) posts += 1
    })
    await sendMessage(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await expectLabelInView(page, 'name')
    expect(posts).toBe(0)
  })

  test('scrolls the label of a field into view after a click on its link in the error summary', async ({
    page,
  }) => {
    await fillMessage(page)
    await page.getByLabel('Email Address').fill('amina@example')
    await sendMessage(page)
    await page.getByRole('region', { name: 'Please correct this field' }).getByRole('link').click()
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expectLabelInView(page, 'email')
  })

  test('underlines the focused field in the colour of the submit button, not in the error colour', {
    tag: '@desktop',
  }, async ({ page }) => {
    const button = page.getByRole('button', { name: 'Send Message' })
    const action = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.getByLabel('Full Name').focus()
    await expect(page.getByLabel('Full Name')).toHaveCSS('border-bottom-color', action)
  })

  test('keeps a message over the length limit, shows the excess length, and sends the shortened message', {
    tag: '@desktop',
  }, async ({ page }) => {
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) posts += 1
    })
    const message = page.getByLabel('Message')
    const length = page.locator('#message-length')
    await fillMessage(page)
    await message.fill('')
    await page.keyboard.insertText('x'.repeat(4499))
    await waitForHydration(page)
    await expect(length).toBeEmpty()
    await page.keyboard.insertText('x'.repeat(121))
    await expect(length).toHaveText('4,620 of 5,000 characters')
    await expect(page.getByRole('status').filter({ hasText: '4,620 of 5,000 characters' })).toBeAttached()

    await page.keyboard.insertText('\n'.repeat(20) + 'x'.repeat(1360))
    await expect(length).toHaveText('6,000 of 5,000 characters: please shorten by 1,000')
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expect(message).toHaveAccessibleDescription(/6,000 of 5,000/)
    await sendMessage(page)
    await expect(message).toBeFocused()
    await expectLabelInView(page, 'message')
    expect(await message.evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toMatch(
      /shorten by 1,000/,
    )
    expect((await message.inputValue()).length).toBe(6000)
    expect(posts).toBe(0)

    await message.fill('x'.repeat(5000))
    await expect(message).toHaveAttribute('aria-invalid', 'false')
    await sendMessage(page)
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    expect(posts).toBe(1)
    await expect(length).toBeEmpty()
  })
})

/** Expects that the label of a field is below the sticky header, which would cover it. @param field id */
async function expectLabelInView(page: Page, field: string): Promise<void> {
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator(`label[for=${field}]`).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}
