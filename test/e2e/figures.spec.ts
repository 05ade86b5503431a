import { expect, type Locator, test } from '@playwright/test'
import { formatQuantity } from '#src/content/text/units.ts'
import { splitFigures } from '#src/sections/work/split-figures.ts'
import { urls } from '#src/urls.ts'
import { readEntries } from './read-entries.ts'

/** Minimum size of text in figures on a phone of 360 px, in px (docs/requirements.md#figures). */
const MIN_TEXT_PX = 14

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
        const positions = [figure.caption, figure.description, ...accessibleTexts(figure)].map((text) =>
          tree.indexOf(text),
        )
        expect(positions, `${figure.kind}: ${tree}`).not.toContain(-1)
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

/** Returns texts that a screen reader announces after the description of a figure. */
function accessibleTexts(figure: Figure): string[] {
  switch (figure.kind) {
    case 'before-after':
      return [figure.before, figure.after].map(({ value }) => formatQuantity(value, figure.unit))
    case 'series':
      return ['table', ...figure.values.map((value) => formatQuantity(value, figure.unit))]
    case 'flow':
      return figure.steps.flatMap(({ name, who }) => [name, who])
    case 'system':
      return ['list', ...figure.parts.map(({ name }) => name)]
    case 'message':
      return [figure.from, ...figure.turns.map(({ text }) => text.split('\n')[0] ?? '')]
    case 'screen':
      return [figure.title]
    case 'place':
      return ['list', ...figure.points.map(({ name }) => name)]
  }
}

/** Returns the smallest font size of the texts of a figure in px. */
async function smallestText(figure: Locator): Promise<number> {
  return figure.evaluate((element) =>
    Math.min(
      ...[...element.querySelectorAll('p, dt, dd, td, th, li, text, figcaption')]
        .filter((each) => each.textContent?.trim())
        .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    ),
  )
}
