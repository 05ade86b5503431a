import { expect, test } from '@playwright/test'
import { pageAddresses } from '../support/site-addresses.ts'
import { findCutText } from './find-layout-faults.ts'
import { openDisclosures } from './open-disclosures.ts'

/** Largest text size of the system, which WebViews apply to every computed size (WCAG 2.2 SC 1.4.4). */
const SCALE = 2

test.describe('large text on a phone', { tag: '@phone' }, () => {
  for (const path of pageAddresses())
    test(`${path} cuts nothing off with larger letters or with wider text spacing`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
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
