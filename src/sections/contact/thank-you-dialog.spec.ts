import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { fillMessage, sendMessage } from '#test/e2e/contact-page.ts'

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
      expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    })
})
