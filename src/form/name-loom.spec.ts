import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { fillMessage, sendMessage, sendPlainForm } from '#test/e2e/contact-page.ts'
import { waitForHydration } from '#test/e2e/wait-for-hydration.ts'

/** A name of almost 120 characters, the maximum. */
const LONG_NAME = 'Oluwaseunfunmi Adeboyejo-Ogunbanjo '.repeat(4).slice(0, 120).trim()

test.describe('thank-you dialog', () => {
  for (const name of ['Amina Bello', LONG_NAME])
    test(`does not scroll for a name of ${name.length} characters`, async ({ page }) => {
      await page.route('**/api/contact', (route) =>
        route.fulfill({ json: { message: 'We have your message.', reference: 'ABCD-2345' } }),
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(urls.contact())
      await fillMessage(page, { name })
      await sendMessage(page)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(name)
      await expect(dialog.getByText('ABCD-2345')).toHaveAttribute('translate', 'no')
      expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    })
})

test.describe('loom of the name', { tag: '@desktop' }, () => {
  test('weaves what is typed, moves nothing, and fills the thanks', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.contact())
    const name = page.getByLabel('Full Name')
    const strips = page.locator('main form [data-ground]')
    await expect(strips).toHaveCount(0)
    await name.focus()
    await waitForHydration(page)
    const below = () =>
      page.getByLabel('Email Address').evaluate((field) => field.getBoundingClientRect().top)
    const before = await below()
    await name.pressSequentially('Ṣadé Ob')
    await expect(strips).toHaveText(['Ṣ', 'a', 'd', 'é', ' ', 'O', 'b'])
    await name.fill('👩🏽‍🌾 Co')
    await expect(strips).toHaveText(['👩🏽‍🌾', ' ', 'C', 'o'])
    expect(await below()).toBe(before)
    await name.fill('')
    await expect(strips).toHaveCount(0)
    await fillMessage(page, { name: 'Ada' })
    await sendMessage(page)
    await expect(page.getByRole('dialog').locator('[data-ground]')).toHaveText(['A', 'd', 'a'])
  })

  for (const [width, height] of [
    [390, 430],
    [320, 256],
  ] as const)
    test(`keeps the field clear of the header in a window of ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(urls.contact())
      const name = page.getByLabel('Full Name')
      await name.focus()
      await waitForHydration(page)
      await name.fill(LONG_NAME)
      // As when the keyboard of a phone opens.
      await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')))
      const header = await page.getByRole('banner').boundingBox()
      const box = await name.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })

  test('is shown once after a form that was sent before React had started', async ({ page }) => {
    await page.route('**/_astro/ContactForm*', (route) => route.abort())
    await page.goto(urls.contact())
    await fillMessage(page, { name: 'Musa' })
    await sendPlainForm(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    expect(page.url()).not.toContain('Musa')
    await expect(page.locator('main [data-ground]')).toHaveText(['M', 'u', 's', 'a'])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('is bare without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await page.goto(urls.contact())
    await expect(page.locator('main [data-loom]')).toBeVisible()
    await expect(page.locator('main [data-ground]')).toHaveCount(0)
    await page.close()
  })
})
