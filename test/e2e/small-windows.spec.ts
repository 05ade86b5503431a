import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { findCutText } from './find-layout-faults.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { openDisclosures } from './show-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test.describe(`${kind} page`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
      await openDisclosures(page)
    })

    test('has touch targets of at least 44 px', { tag: '@phone' }, async ({ page }) => {
      expect(await page.evaluate(findSmallTargets, 44)).toEqual([])
    })

    test('cuts nothing off at 200 % or 400 %, nor hides the focus', { tag: '@desktop' }, async ({ page }) => {
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await findCutText(page)).toEqual([])
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

      // A window of 1280 x 1024 px at 400 % zoom has 320 x 256 CSS pixels.
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await findCutText(page)).toEqual([])
      expect(await page.getByRole('banner').evaluate((header) => header.clientHeight)).toBeLessThan(256 / 3)
      const hidden: string[] = []
      for (let stop = 0; stop < 60; stop++) {
        await page.keyboard.press('Tab')
        const focus = await page.evaluate(findHiddenFocus)
        if (focus === 'end') break
        if (focus) hidden.push(focus)
      }
      expect(hidden).toEqual([])
    })
  })
}

/**
 * Runs in the page.
 * @returns a description of the focused element if it is covered or outside the window, an empty string if it is
 *   visible, or `end` if the focus has left the page
 */
async function findHiddenFocus(): Promise<string> {
  // The skip link is shown or hidden only after two frames.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  const { top, left, width, height } = focused.getBoundingClientRect()
  const [right, bottom] = [Math.min(left + width, innerWidth), Math.min(top + height, innerHeight)]
  for (const across of [0.1, 0.5, 0.9]) {
    for (const down of [0.1, 0.5, 0.9]) {
      const x = Math.max(left, 0) + (right - Math.max(left, 0)) * across
      const hit = document.elementFromPoint(x, Math.max(top, 0) + (bottom - Math.max(top, 0)) * down)
      if (hit && (focused.contains(hit) || hit.contains(focused))) return ''
    }
  }
  return `${focused.tagName} ${focused.textContent?.trim().slice(0, 40)} at ${Math.round(top)}`
}

/** Largest text size of the system, which WebViews apply to every computed size (WCAG 2.2 SC 1.4.4). */
const SCALE = 2

test.describe('large text on a phone', { tag: '@phone' }, () => {
  for (const path of [...Object.values(PAGE_KINDS), urls.profile()])
    test(`${path} cuts nothing off with larger letters or with wider text spacing`, async ({ page }) => {
      await page.goto(path)
      await openDisclosures(page)
      await page.evaluate(scaleText, SCALE)
      expect(await findCutText(page), 'larger letters').toEqual([])
      await page.goto(path)
      await page.setViewportSize({ width: 320, height: 740 })
      await openDisclosures(page)
      await page.evaluate(spaceText)
      expect(await findCutText(page), 'spacing').toEqual([])
    })
})

/** Runs in the page. */
function scaleText(scale: number): void {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')]
  const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  for (const [index, element] of elements.entries())
    element.style.fontSize = `${scale * (sizes[index] ?? 0)}px`
}

/** Runs in the page: the spacing of WCAG 2.2 SC 1.4.12. */
function spaceText(): void {
  for (const { style } of document.body.querySelectorAll<HTMLElement>('*'))
    Object.assign(style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' })
}

/** Every page whose hero has a button. */
const PAGES = [
  urls.home(),
  urls.academy(),
  urls.work(),
  ...siteAddresses()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(urls.service('')) || path.startsWith(urls.product(''))),
]

test('hero: shows heading and button on a phone in landscape', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 })
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      const main = page.getByRole('main')
      const action = main.locator(':is(a, button):has(> span:not(.visually-hidden) + .icon), button:disabled')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(action.first()).toBeInViewport({ ratio: 1 })
    })
})
