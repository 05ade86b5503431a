import { expect, type Page, test } from '@playwright/test'
import { scrollThrough } from './scroll-through.ts'

/** Turns the wheel until the first picture that is revealed reaches the lower edge of the window. */
async function wheelToPicture(page: Page) {
  const picture = page.locator('[data-reveal]:not(h1 *):not(h2 *):visible').first()
  await picture.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    scrollBy({ top: top - innerHeight - 40, behavior: 'instant' })
  })
  await page.mouse.move(200, 300)
  await page.waitForTimeout(100)
  await page.mouse.wheel(0, 120)
  return picture
}

const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length

test.describe('pictures and headings', { tag: '@desktop' }, () => {
  test('appear once, in 600 ms, when scrolling brings them into view', { tag: '@quick' }, async ({
    page,
  }) => {
    await page.goto('/')
    const picture = await wheelToPicture(page)
    await expect
      .poll(() => picture.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration))
      .toBe(600)
    await expect.poll(() => picture.evaluate((element) => element.getAnimations().length)).toBe(0)
    await page.mouse.wheel(0, -300)
    await page.waitForTimeout(100)
    await page.mouse.wheel(0, 300)
    await page.waitForTimeout(100)
    expect(await picture.evaluate((element) => element.getAnimations().length)).toBe(0)
  })

  test('are finished after a jump to the end of the page', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('End')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(3000)
    expect(await page.evaluate(running)).toBe(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('are finished from the start', async ({ page }) => {
      await page.goto('/')
      const picture = await wheelToPicture(page)
      await page.waitForTimeout(100)
      expect(await picture.evaluate((element) => element.getAnimations().length)).toBe(0)
    })
  })

  for (const path of ['/', '/csr', '/services/data-engineering'])
    test(`are whole on a picture of all of ${path} after scrolling to its end and back`, async ({ page }) => {
      await page.goto(path)
      await scrollThrough(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const options = { fullPage: true, mask: [page.locator('video')] }
      const seen = await page.screenshot(options)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.reload()
      await scrollThrough(page)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      expect(seen.equals(await page.screenshot(options))).toBe(true)
    })
})
