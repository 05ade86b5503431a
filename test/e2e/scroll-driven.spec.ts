import { expect, type Page, test } from '@playwright/test'

/** Returns how much of the cloth of the process is cut off, in per cent. */
async function hiddenCloth(page: Page): Promise<number> {
  const cloth = page.locator('section:has(#process) img[src*="-cloth"]:visible')
  const clip = await cloth.evaluate((image) => getComputedStyle(image).clipPath)
  return Math.max(0, ...[...clip.matchAll(/([\d.]+)%/g)].map(([, part]) => Number(part)))
}

/** Scrolls until the drawing of the process, seen from its top (0) to its bottom (1), is at a height of the window. */
async function scrollTo(page: Page, part: number, height: number) {
  await page.evaluate(
    async ([part, height]) => {
      const images = document.querySelectorAll('section:has(#process) img[src*="-cloth"]')
      const box = [...images].map((image) => image.getBoundingClientRect()).find(({ width }) => width > 0)
      if (box) scrollBy({ top: box.top + part * box.height - height * innerHeight, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    [part, height] as const,
  )
}

test.describe('drawing of the process', () => {
  test('is woven while it scrolls past', { tag: '@quick' }, async ({ page, viewport }) => {
    await page.goto('/')
    const isPhone = (viewport?.width ?? 0) < 761
    await scrollTo(page, 0, 0.95)
    expect(await hiddenCloth(page)).toBeGreaterThan(90)
    await scrollTo(page, isPhone ? 0.5 : 1, isPhone ? 0.7 : 0.75)
    const half = await hiddenCloth(page)
    expect(half).toBeGreaterThan(30)
    expect(half).toBeLessThan(70)
    await scrollTo(page, 1, 0.4)
    expect(await hiddenCloth(page)).toBe(0)
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('is whole from the start', async ({ page }) => {
      await page.goto('/')
      await scrollTo(page, 0, 0.95)
      expect(await hiddenCloth(page)).toBe(0)
    })
  })

  test('is whole on paper', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    expect(await hiddenCloth(page)).toBe(0)
  })
})
