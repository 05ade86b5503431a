import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test.describe('home page', { tag: '@desktop' }, () => {
  test('fills a window of 2560 px with a wider grid and type that is hardly larger', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(urls.home())
    const intro = page.locator('[aria-labelledby="tagline"] p').first()
    const size = () => intro.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const normal = await size()
    await page.setViewportSize({ width: 2560, height: 1440 })
    expect(await size()).toBeLessThan(normal * 1.3)
    const footer = await page.getByRole('contentinfo').locator('.wrap').first().boundingBox()
    expect(footer?.width).toBeGreaterThan(2560 * 0.8)
  })

  test('opens a venture with a click anywhere on its card', async ({ page }) => {
    await page.goto(urls.home())
    const card = page.locator('[aria-labelledby="ventures"] li').first()
    await card.scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20)
    await expect(page).not.toHaveURL(urls.home())
  })

  test('draws a pattern from the typed name, and the same pattern again for the same name', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(urls.home())
    const field = page.getByRole('main').getByRole('textbox')
    const pattern = page.locator('section:has(#collaborate) svg[class*="pattern"]')
    await expect(pattern).toHaveCount(0)
    await field.fill('Harmattan Logistics')
    const first = await pattern.innerHTML()
    await field.fill('Kuje Grain Exchange')
    await expect.poll(() => pattern.innerHTML()).not.toBe(first)
    await field.fill('Harmattan Logistics')
    await expect.poll(() => pattern.innerHTML()).toBe(first)
    await field.fill('')
    await expect(pattern).toHaveCount(0)
  })
})
