import { expect, type Locator, test } from '@playwright/test'
import { formatQuantity } from '#src/content/text/units.ts'
import { collectStrings } from '#src/content/text/values.ts'
import { splitFigures } from '#src/sections/device-of.ts'
import { urls } from '#src/urls.ts'
import { readEntries } from './read-entries.ts'

/** Minimum size of text in figures on a phone of 360 px, in px (docs/requirements.md#figures). */
const MIN_TEXT_PX = 14

const SPOKEN = /^(?:caption|description|title|from|(?:parts|points|steps|turns)\.\d+\.(?:name|who|text))$/

const studies = readEntries('work').map(({ id, data }) => {
  const { plate, others } = splitFigures(data.figures)
  return { path: urls.caseStudy(id), figures: [...plate, ...others] }
})
type Figure = (typeof studies)[number]['figures'][number]

test.describe('figures', { tag: '@desktop' }, () => {
  for (const { path, figures } of studies)
    test(`${path}: are accessible and readable, also with forced colours`, async ({ page }) => {
      await page.goto(path)
      const shown = page.locator('article > header, [aria-labelledby="solution"]').getByRole('figure')
      await expect(shown).toHaveCount(figures.length)
      for (const [index, figure] of figures.entries()) {
        const tree = (await shown.nth(index).ariaSnapshot()).replaceAll('\\"', '"')
        for (const text of accessibleTexts(figure)) expect(tree, figure.kind).toContain(text)
      }
      await page.setViewportSize({ width: 360, height: 740 })
      for (const figure of await shown.all())
        expect(await smallestText(figure)).toBeGreaterThanOrEqual(MIN_TEXT_PX)
      await page.emulateMedia({ forcedColors: 'active' })
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const fills = await shown
        .locator('rect:not(.drawn-ground), circle')
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill))
      expect(fills).not.toContain(background)
    })
})

/** Returns texts that a screen reader announces. */
function accessibleTexts(figure: Figure): string[] {
  const spoken = collectStrings({ data: figure }).filter(({ field }) => SPOKEN.test(field))
  const texts = spoken.map(({ text }) => text.split('\n')[0] ?? '')
  if (figure.kind === 'place') return ['list', ...texts]
  if (figure.kind === 'series')
    return [
      'table',
      ...texts,
      ...[figure.values.at(0), figure.values.at(-1)].map((value) => formatQuantity(value ?? 0, figure.unit)),
    ]
  if (figure.kind !== 'before-after') return texts
  return [...texts, ...[figure.before, figure.after].map(({ value }) => formatQuantity(value, figure.unit))]
}

async function smallestText(figure: Locator): Promise<number> {
  return figure.evaluate((element) =>
    Math.min(
      ...[...element.querySelectorAll('p, dt, dd, td, th, li, text, figcaption')]
        .filter((each) => each.textContent?.trim())
        .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    ),
  )
}
