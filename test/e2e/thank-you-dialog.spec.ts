import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

/** Of 120 characters, as many as the server takes. */
const LONG_NAME = 'Oluwaseunfunmi Adeboyejo-Ogunbanjo '.repeat(4).slice(0, 120).trim()

for (const name of ['Amina Bello', LONG_NAME])
  test(`thank-you dialog: fits the window and fills its left side for a name of ${name.length} characters`, async ({
    page,
  }, { project }) => {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ json: { message: 'We have your message.', reference: 'ABCD-2345' } }),
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(urls.contact())
    await sendMessage(page, name)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(name)
    expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
    if (project.name === 'phone') return
    const bottoms = await dialog.evaluate((element) => {
      const cloth = element.querySelectorAll('svg')[1] as Element
      return { cloth: cloth.getBoundingClientRect().bottom, dialog: element.getBoundingClientRect().bottom }
    })
    expect(bottoms.cloth).toBeGreaterThanOrEqual(bottoms.dialog - 1)
  })

async function sendMessage(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill('amina@example.com')
  await page.getByLabel('Message').fill('Can we talk on Tuesday?')
  await page.getByRole('button', { name: 'Send Message' }).click()
}
