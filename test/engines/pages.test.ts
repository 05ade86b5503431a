import { expect, it } from 'vitest'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { describeEngine } from './describe-engine.ts'
import { DESKTOP, openIn, PHONE } from './flows/user-flow.ts'

for (const engine of ['Firefox', 'WebKit'] as const)
  describeEngine(engine, (context) => {
    it.each(Object.entries(PAGE_KINDS))('page: loads the %s page whole', async (_, path) => {
      const { browser } = context
      for (const size of [PHONE, DESKTOP]) {
        const place = `at ${size.width} px`
        await openIn(browser, size, path)
        expect(await browser.evaluate(() => innerWidth)).toBe(size.width)
        await expect.poll(() => browser.evaluate(findUnloaded), { message: place }).toEqual([])
        expect(await browser.evaluate(scrollSideways), `sideways ${place}`).toBe(0)
        expect(await context.problems(), place).toEqual([])
      }
    })
  })

/** Runs in the page. Returns pictures that are not loaded, including those out of view, and fonts that are missing. */
function findUnloaded(): string[] {
  const pictures = [...document.images].filter((picture) => {
    picture.loading = 'eager'
    return picture.checkVisibility() && !(picture.complete && picture.naturalWidth > 0)
  })
  // Fallback fonts are local files that the system may lack. The font for U+0 stays unloaded (docs/performance.md).
  const fonts = [...document.fonts].filter(
    ({ family, unicodeRange }) => !family.includes('Fallback') && unicodeRange !== 'U+0',
  )
  const loaded = fonts.filter(({ status }) => status === 'loaded').map(({ family }) => family)
  return [
    ...pictures.map(({ currentSrc, src }) => currentSrc || src),
    ...fonts
      .filter(({ status }) => /error|loading/.test(status))
      .map(({ family, status }) => `${family}: ${status}`),
    ...['Ojuju', 'Brygada'].filter((family) => !loaded.some((each) => each.replaceAll('"', '') === family)),
  ]
}

/** Runs in the page. Returns how far the page scrolls to the right. The document may be wider, but clipped. */
function scrollSideways(): number {
  scrollTo({ left: 100, behavior: 'instant' })
  return scrollX
}
