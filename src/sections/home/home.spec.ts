import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test.describe('home page', { tag: '@desktop' }, () => {
  test('fills a window of 2560 px with a wider grid', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.home())
    const intro = page.locator('[aria-labelledby="tagline"] p').first()
    const size = () => intro.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const normal = await size()
    await page.setViewportSize({ width: 2560, height: 1440 })
    expect(await size()).toBeLessThan(normal * 1.3)
    const footer = await page.getByRole('contentinfo').locator('.wrap').first().boundingBox()
    expect(footer?.width).toBeGreaterThan(2560 * 0.8)
  })

  test('weaves a strip for each typed letter', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.home())
    const loom = page.locator('[data-bench]')
    const strips = loom.locator('[data-ground]')
    await loom.getByRole('textbox').scrollIntoViewIfNeeded()
    await loom.getByRole('textbox').fill('Kuje')
    await expect(strips).toHaveCount(4)
    await loom.getByRole('textbox').fill('')
    await expect(strips).toHaveCount(0)
  })
})
