import { expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { measureContrast } from './contrast.ts'
import { describeEngine } from './describe-engine.ts'
import { screenshotOf } from './element-screenshot.ts'
import type { WebDriverSession, WebElement } from './webdriver.ts'

/** Minimum contrast ratio of graphics (WCAG 2.2 SC 1.4.11). */
const MIN_CONTRAST = 3

describeEngine(
  'WebKit',
  (context) => {
    it.each([
      ['the home page', urls.home(), '[aria-labelledby="stack"] img'],
      ['a product page', urls.product('cortexhr', 'technology'), '#technology img'],
    ])('dark theme: technology logos of %s have a contrast above 3:1', async (_, path, selector) => {
      const browser = await openDark(path, 1280)
      const logos = await findVisible(browser, selector)
      for (const logo of logos)
        await expect
          .poll(async () => measureContrast(await screenshotOf(browser, logo)))
          .toBeGreaterThan(MIN_CONTRAST)
    })

    // Measures only the part with lines: the end of the drawing is light in both themes, and the sticky header covers
    // the top of the vertical drawing.
    it.each([
      ['horizontal', 1280, { left: 0, top: 0, right: 0.4, bottom: 1 }],
      ['vertical', 500, { left: 0, top: 0.2, right: 1, bottom: 0.4 }],
    ])('dark theme: lines of the %s process drawing have a contrast above 3:1', async (_, width, lines) => {
      const browser = await openDark(urls.home(), width)
      const [drawing] = await findVisible(browser, '[aria-labelledby="process"] img')
      await expect
        .poll(async () => measureContrast(await screenshotOf(browser, drawing as WebElement), lines))
        .toBeGreaterThan(MIN_CONTRAST)
    })

    async function openDark(path: string, width: number): Promise<WebDriverSession> {
      const { browser } = context
      await browser.resize(width, 900)
      await browser.open(path)
      expect(await browser.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
      return browser.session
    }
  },
  { theme: 'dark' },
)

async function findVisible(browser: WebDriverSession, selector: string): Promise<WebElement[]> {
  const script =
    'return [...document.querySelectorAll(arguments[0])].filter((each) => each.checkVisibility())'
  await expect.poll(() => browser.run<WebElement[]>(script, selector)).not.toEqual([])
  return browser.run(script, selector)
}
