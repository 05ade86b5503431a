import { brotliCompressSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { formatQuantity } from '#src/content/text/units.ts'
import { urls } from '#src/urls.ts'
import { readEntries } from './read-entries.ts'

/** Maximum size of a figure in bytes, compressed with brotli. */
const MAX_FIGURE_BYTES = 3000
/** Minimum size of text in figures on a phone of 360 px, in px (docs/requirements.md#figures). */
const MIN_TEXT_PX = 14

const studies = readEntries('work').flatMap(({ id, data }) =>
  data.figures ? [{ path: urls.caseStudy(id), figures: data.figures }] : [],
)

const figuresOf = (page: Page) => page.getByRole('region', { name: 'Our Solution' }).getByRole('figure')

/** Windows in which the figures are checked. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

test.describe('figures', { tag: '@desktop' }, () => {
  for (const { path, figures } of studies)
    test(`${path}: are accessible, light and readable in every window, on paper and with forced colours`, async ({
      page,
    }) => {
      await page.goto(path)
      const shown = figuresOf(page)
      await expect(shown).toHaveCount(figures.length)

      await test.step('accessible text: caption, description, then the values in their order', async () => {
        for (const [index, figure] of figures.entries()) {
          const tree = (await shown.nth(index).ariaSnapshot()).replaceAll('\\"', '"')
          let from = 0
          for (const text of [figure.caption, figure.description, ...accessibleTexts(figure)]) {
            const at = tree.indexOf(text, from)
            expect(at, `${figure.kind}: ${text}`).toBeGreaterThan(-1)
            from = at
          }
        }
      })
      await test.step('at most 3 kB, without inline styles', async () => {
        for (const html of await shown.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))) {
          expect(brotliCompressSync(html).length).toBeLessThan(MAX_FIGURE_BYTES)
          expect(html).not.toContain('style=')
        }
      })
      for (const size of WINDOWS)
        await test.step(`below the first view, readable and without overflow at ${size.width} px`, async () => {
          await page.setViewportSize(size)
          for (const figure of await shown.all()) {
            expect(await figure.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(
              size.height,
            )
            expect(await figure.evaluate(findOverflow)).toEqual([])
            expect(await smallestText(figure)).toBeGreaterThanOrEqual(MIN_TEXT_PX)
          }
        })
      await test.step('marks that differ from the background with forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' })
        const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const fills = await shown
          .locator('rect:not(.drawn-ground), circle')
          .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill))
        expect(fills).not.toContain(background)
      })
      await test.step('printed without overflow', async () => {
        await page.emulateMedia({ forcedColors: 'none', media: 'print' })
        await page.setViewportSize({ width: 680, height: 900 })
        for (const figure of await shown.all()) {
          await expect(figure).toBeVisible()
          expect(await figure.evaluate(findOverflow)).toEqual([])
        }
      })
    })
})

type Figure = (typeof studies)[number]['figures'][number]

/** Returns texts that a screen reader announces after the description of a figure, in this order. */
function accessibleTexts(figure: Figure): string[] {
  switch (figure.kind) {
    case 'before-after':
      return [figure.before, figure.after].map(({ value }) => formatQuantity(value, figure.unit))
    case 'series':
      return ['table', ...figure.values.map((value) => formatQuantity(value, figure.unit))]
    case 'flow':
      return figure.steps.flatMap(({ name, who, before, after }) => [
        name,
        who,
        ...[before, after].flatMap((value) =>
          value === undefined ? [] : formatQuantity(value, figure.unit),
        ),
      ])
    case 'system':
      return ['list', ...figure.parts.map(({ name }) => name)]
    case 'message':
      return [figure.from, ...figure.turns.map(({ text }) => text.split('\n')[0] ?? '')]
    case 'screen':
      return [figure.title]
    case 'place':
      return [
        'list',
        ...figure.points.map(({ name, value }) =>
          value === undefined ? name : `${name}: ${formatQuantity(value, figure.unit)}`,
        ),
      ]
  }
}

/** Runs in the page. Returns the visible texts of a figure that reach out of the figure by more than 1 px. */
function findOverflow(figure: Element): string[] {
  const outer = figure.getBoundingClientRect()
  return [...figure.querySelectorAll('p, dt, dd, td, th, li, text, figcaption')]
    .filter((element) => !element.closest('.visually-hidden') && element.checkVisibility())
    .filter((element) => getComputedStyle(element.closest('ol, ul') ?? element).clipPath === 'none')
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < outer.left - 1 || right > outer.right + 1)
    })
    .map((element) => element.textContent ?? '')
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
