import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { fillMessage, sendMessage, sendPlainForm } from '#test/e2e/contact-page.ts'

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

test.describe('cloth of the name', { tag: '@desktop' }, () => {
  test('is woven during typing and shown again with the thanks', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.contact())
    const strips = page.locator('main [data-cloth] > span')
    await expect(strips).toHaveText([...'Opifex'])
    await page.getByLabel('Full Name').pressSequentially('Ṣadé Ob')
    await expect(strips).toHaveText(['Ṣ', 'a', 'd', 'é', ' ', 'O', 'b'])
    await page.getByLabel('Full Name').fill('👩🏽‍🌾 Co')
    await expect(strips).toHaveText(['👩🏽‍🌾', ' ', 'C', 'o'])
    await page.getByLabel('Full Name').fill('')
    await expect(strips).toHaveText([...'Opifex'])
    await fillMessage(page, { name: 'Ada' })
    await sendMessage(page)
    await expect(page.getByRole('dialog').locator('[data-cloth] > span')).toHaveText(['A', 'd', 'a'])
  })

  test('is shown once after a form that was sent before React had started', async ({ page }) => {
    await page.route('**/_astro/ContactForm*', (route) => route.abort())
    await page.goto(urls.contact())
    await fillMessage(page, { name: 'Musa' })
    const strips = page.locator('main [data-cloth] > span')
    await expect(strips).toHaveCount(4)
    await sendPlainForm(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    expect(page.url()).not.toContain('Musa')
    await expect(strips).toHaveText(['M', 'u', 's', 'a'])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('is that of the group without scripts', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await page.goto(urls.contact())
    await expect(page.locator('main [data-cloth]:visible > span')).toHaveText([...'Opifex'])
    await page.close()
  })
})
