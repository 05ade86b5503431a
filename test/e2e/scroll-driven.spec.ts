import { expect, type Page, test } from '@playwright/test'
import { PAGE_KINDS } from '../support/page-kinds.ts'

const CLOTH = 'section:has(#process) img[src*="-cloth"]'
const DOTS = 'section:has(#csr) img'

/** Returns how much of the cloth of the process is cut off, in per cent. */
async function hiddenCloth(page: Page): Promise<number> {
  const cloth = page.locator(`${CLOTH}:visible`)
  const clip = await cloth.evaluate((image) => getComputedStyle(image).clipPath)
  return Math.max(0, ...[...clip.matchAll(/([\d.]+)%/g)].map(([, part]) => Number(part)))
}

/** Returns the radius of the circle of dots that is shown, in per cent of the width. */
async function shownRadius(page: Page): Promise<number> {
  const clip = await page.locator(DOTS).evaluate((image) => getComputedStyle(image).clipPath)
  return Number(clip.match(/circle\(([\d.]+)%/)?.[1])
}

/** Scrolls until a drawing is at a height of the window (0 to 1), with the given part of it above that height. */
async function scrollTo(page: Page, selector: string, part: number, height: number) {
  await page.evaluate(
    async ([selector, part, height]) => {
      const box = [...document.querySelectorAll(selector)]
        .map((image) => image.getBoundingClientRect())
        .find(({ width }) => width > 0)
      if (box) scrollBy({ top: box.top + part * box.height - height * innerHeight, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    [selector, part, height] as const,
  )
}

test.describe('drawing of the process', () => {
  test('is woven while it scrolls past', { tag: '@quick' }, async ({ page, viewport }) => {
    await page.goto('/')
    const isPhone = (viewport?.width ?? 0) < 720
    await scrollTo(page, CLOTH, 0, 0.95)
    expect(await hiddenCloth(page)).toBeGreaterThan(90)
    await scrollTo(page, CLOTH, isPhone ? 0.5 : 1, isPhone ? 0.7 : 0.75)
    const half = await hiddenCloth(page)
    expect(half).toBeGreaterThan(30)
    expect(half).toBeLessThan(70)
    await scrollTo(page, CLOTH, 1, 0.4)
    expect(await hiddenCloth(page)).toBe(0)
  })
})

test.describe('pictures and headings that scroll into view', { tag: '@desktop' }, () => {
  const MOVING = '.reveal, main :is(h1, h2) > span'

  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(`are whole in the middle of the window on the ${kind} page`, async ({ page }) => {
      await page.goto(path)
      const unfinished = await page.locator(MOVING).evaluateAll(async (parts) => {
        const found: string[] = []
        for (const part of parts) {
          const { bottom, height } = part.getBoundingClientRect()
          if (height === 0) continue
          scrollBy({ top: bottom - innerHeight * 0.8, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          for (const animation of part.getAnimations())
            if (animation.effect?.getComputedTiming().progress !== 1) found.push(part.outerHTML.slice(0, 100))
        }
        return found
      })
      expect(unfinished).toEqual([])
    })
  }

  test('are whole and still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const parts = page.locator(`${MOVING}, ${CLOTH}, ${DOTS}`)
    expect(await parts.count()).toBeGreaterThan(0)
    expect(await parts.evaluateAll((all) => all.flatMap((part) => part.getAnimations()).length)).toBe(0)
  })

  test('are woven at the lower edge of the window', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/')
    await scrollTo(page, '.reveal', 0.5, 1)
    const clip = await page
      .locator('.reveal')
      .first()
      .evaluate((part) => getComputedStyle(part).clipPath)
    const [, hidden] = clip.match(/calc\(([\d.]+)%/) ?? []
    expect(Number(hidden)).toBeGreaterThan(40)
    expect(Number(hidden)).toBeLessThan(90)
  })
})

test.describe('dots of the programme', () => {
  test('fill from the centre while they scroll past', async ({ page }) => {
    await page.goto('/')
    await scrollTo(page, DOTS, 0.3, 1)
    expect(await shownRadius(page)).toBeLessThan(6)
    await scrollTo(page, DOTS, 0.5, 0.4)
    expect(await shownRadius(page)).toBeGreaterThan(50)
  })
})
