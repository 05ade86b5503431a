import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { urls } from '#src/urls.ts'
import configuration from '../../playwright.config.ts'
import { contrastRatio, relativeLuminance } from '../support/relative-luminance.ts'
import { readEntries } from './read-entries.ts'

// Samsung Internet, Opera and UC darken pages themselves, like Chromium with this flag, although the page has a dark theme.
const launchOptions = configuration.use?.launchOptions
test.use({
  colorScheme: 'light',
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--enable-features=WebContentsForceDark'],
  },
})

/** Kinds of figures with numbers in a drawing. */
const KINDS = ['flow', 'series', 'place'] as const

test.describe('a page that the browser darkens', { tag: '@phone' }, () => {
  for (const path of [urls.home(), urls.subsidiaries()])
    test(`shows the button of the menu on ${path}`, async ({ page }) => {
      await page.goto(path)
      const toggle = page.getByRole('banner').getByLabel('Menu', { exact: true })
      expect(await contrastIn(await toggle.screenshot())).toBeGreaterThanOrEqual(4.5)
    })

  for (const kind of KINDS)
    test(`shows the numbers of a figure of the kind ${kind}`, async ({ page }) => {
      test.slow()
      const figures = readEntries('work').flatMap(({ id, data }) =>
        data.figures.map((figure) => ({ ...figure, path: urls.caseStudy(id) })),
      )
      const { path, caption } = figures.find((figure) => figure.kind === kind) ?? {}
      test.skip(!path, 'no case study has this kind')
      await page.goto(path ?? '')
      const figure = page.getByRole('figure').filter({ hasText: caption ?? '' })
      const picture = sharp(await figure.screenshot())
      const numbers = await figure.evaluate(findNumbers)
      expect(numbers.length).toBeGreaterThan(1)
      for (const { text, box } of numbers) {
        const part = await picture.clone().extract(box).png().toBuffer()
        expect(await contrastIn(part), text).toBeGreaterThanOrEqual(4.5)
      }
    })
})

/** Runs in the page. Returns the numbers in the drawing of a figure, and where they are in the figure. */
function findNumbers(figure: Element) {
  const { left, top } = figure.getBoundingClientRect()
  return [...figure.querySelectorAll('text, [class$="Bar-label"]')]
    .filter((text) => /\d/.test(text.textContent ?? '') && text.checkVisibility())
    .map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect()
      const [at, end] = [Math.max(0, Math.floor(x - left)), Math.floor(x - left + width)]
      const box = { left: at, top: Math.floor(y - top), width: end - at, height: Math.floor(height) }
      return { text: text.textContent ?? '', box }
    })
}

/** Returns the contrast between the most frequent luminance in a picture and the one that differs most from it. */
async function contrastIn(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const luminances: number[] = []
  for (let at = 0; at < data.length; at += info.channels)
    luminances.push(relativeLuminance(data[at], data[at + 1], data[at + 2]))
  luminances.sort((one, other) => one - other)
  const quantile = (share: number) => luminances[Math.floor(luminances.length * share)] ?? 0
  return Math.max(...[0.01, 0.99].map((share) => contrastRatio(quantile(0.5), quantile(share))))
}
