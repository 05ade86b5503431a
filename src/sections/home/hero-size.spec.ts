import { expect, type Page, test } from '@playwright/test'
import { emsOf } from '#src/ui/text-width.ts'
import { urls } from '#src/urls.ts'
import { findSplitWords } from '#test/e2e/find-bad-breaks.ts'
import { findLayoutFaults } from '#test/e2e/find-layout-faults.ts'
import { splitTagline } from './split-tagline.ts'

const SIZES = [
  ...['320x568', '320x640', '360x640', '390x700', '412x732', '768x1024', '900x800', '1024x600', '1024x768'],
  ...['1100x760', '1280x720', '1280x900', '1366x768', '1440x900', '1920x1080', '2560x1440'],
]

/** Main headings as an editor may write them, up to 60 characters, some with a word of 18 or 24 letters. */
const HEADINGS = [
  'Engineering Digital Masterpieces.',
  'Engineering Software that Lasts.',
  'Go.',
  'Electroencephalographers Trust the Software that We Build.',
  'We build the software that ministries and markets rely upon.',
  'Building Accountable Telecommunications Infrastructure Now.',
]

test.use({ bypassCSP: true })

for (const heading of HEADINGS)
  test(`hero: “${heading}” lies on no other text and not on the cloth of the film`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(urls.home())
    await showHeading(page, heading)
    for (const size of SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(findSplitWords), size).toEqual([])
      expect(await page.evaluate(findLayoutFaults), size).toEqual([])
      expect(await page.evaluate(findTextOnCloth), size).toEqual([])
    }
  })

/** Replaces the main heading by another one, in the lines and with the attributes that the build gives it. */
async function showHeading(page: Page, heading: string): Promise<void> {
  const lines = splitTagline(heading)
  const ems = Math.max(...lines.map(({ text }) => emsOf(text)))
  await page.locator('h1').evaluate(
    (h1, { lines, ems }) => {
      h1.dataset.lines = String(lines.length)
      h1.dataset.ems = String(ems)
      h1.innerHTML = lines.map(({ text, weight }) => `<span class="Hero-${weight}">${text}</span>`).join(' ')
    },
    { lines, ems },
  )
}

/** Runs in the page. Returns the heading and the paragraph if their letters reach the cloth, which begins 39 % above the lower edge. */
function findTextOnCloth(): string[] {
  const hero = document.querySelector('h1')?.closest('section')
  if (!hero) return ['no hero']
  const { bottom, height, width } = hero.getBoundingClientRect()
  const share = width / height <= 2 / 3 ? 0.42 : 0.39
  // A film that is wider than 16:9 is cropped above.
  const top = bottom - Math.max(share * height, 0.214 * width)
  return [...hero.querySelectorAll('h1 span, p')]
    .filter((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const [line] = [...range.getClientRects()].slice(-1)
      const descender = 0.2 * Number.parseFloat(getComputedStyle(text).fontSize)
      return line && line.bottom - descender > top + 2
    })
    .map((text) => text.textContent?.slice(0, 40) ?? '')
}
