import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { parseMail } from '../support/mail-sink.ts'
import { MESSAGE, SERVER_DATA } from './contact-page.ts'

test.describe('team link', { tag: '@phone' }, () => {
  test.describe('without JavaScript', { tag: '@quick' }, () => {
    test.use({ javaScriptEnabled: false })

    test('is followed, confirmed with a thumb and taken back', async ({ page, request }) => {
      await page.goto(await linkInMail(request, "I'm answering this"))
      const button = page.getByRole('button', { name: "I'm answering this" })
      const box = await button.boundingBox()
      const { width = 0, height = 0 } = page.viewportSize() ?? {}
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThan(height / 2)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect(box?.width).toBeGreaterThan(width * 0.8)

      await page.getByLabel('Your initials').fill('ab')
      await button.click()
      await expect(page.getByRole('heading')).toHaveText(/^Open\. AB took it on .* WAT\.$/)
      await page.getByRole('button', { name: 'Nobody is answering this' }).click()
      await expect(page.getByRole('heading')).toHaveText('Open.')
    })
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no violation and no sideways scroll in the ${colorScheme} theme`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(await linkInMail(request, "I'm answering this"))
      const axe = new AxeBuilder({ page }).options({
        rules: { 'color-contrast-enhanced': { enabled: true } },
      })
      expect((await axe.analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
})

/** Sends a message, waits for its mail and returns the path of a link in it. */
async function linkInMail(request: APIRequestContext, label: string): Promise<string> {
  const data = { ...MESSAGE, message: `${MESSAGE.message} ${randomUUID()}` }
  const response = await request.post('/api/contact', { data })
  const { reference } = (await response.json()) as { reference: string }
  const file = `${SERVER_DATA}/mail/${reference}.eml`
  let url: string | undefined
  await expect
    .poll(() => {
      if (!existsSync(file)) return undefined
      const { body } = parseMail(readFileSync(file, 'utf8'))
      url = body.split('\n').find((line) => line.startsWith(`${label}: `))
      return url
    })
    .toBeDefined()
  return new URL(url?.slice(label.length + 2) ?? '').pathname
}
