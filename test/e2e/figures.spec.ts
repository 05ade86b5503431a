import { brotliCompressSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { formatQuantity } from '#src/content/text/units.ts'
import { urls } from '#src/urls.ts'
import { readEntries } from './site-content.ts'

/** Maximum size of a figure in bytes, compressed with brotli. */
const MAX_FIGURE_BYTES = 3000
/** Minimum size of text in figures on a phone of 360 px, in px (docs/requirements.md#figures). */
const MIN_TEXT_PX = 14

const studies = readEntries('work').flatMap(({ id, data }) =>
  data.figures ? [{ path: urls.caseStudy(id), figures: data.figures }] : [],
)

const figuresOf = (page: Page) => page.getByRole('region', { name: 'Our Solution' }).getByRole('figure')

test.describe('figures', () => {
  for (const { path, figures } of studies) {
    test(`${path}: has every figure with its caption, then its description, as an accessible text`, async ({
      page,
    }) => {
      await page.goto(path)
      const shown = figuresOf(page)
      await expect(shown).toHaveCount(figures.length)
      for (const [index, { caption, description }] of figures.entries()) {
        const tree = await shown.nth(index).ariaSnapshot()
        expect(tree.indexOf(caption)).toBeGreaterThanOrEqual(0)
        expect(tree.replaceAll('\\"', '"').indexOf(description)).toBeGreaterThan(tree.indexOf(caption))
      }
    })

    test(`${path}: has the values of every figure in the accessibility tree, in their order`, async ({
      page,
    }) => {
      await page.goto(path)
      for (const [index, figure] of figures.entries()) {
        const tree = await figuresOf(page).nth(index).ariaSnapshot()
        let from = tree.indexOf(figure.description)
        for (const text of accessibleTexts(figure)) {
          const at = tree.indexOf(text, from)
          expect(at, `${figure.kind}: ${text}`).toBeGreaterThan(-1)
          from = at
        }
      }
    })

    test(`${path}: shows figures below the first view, each within its byte limit`, async ({ page }) => {
      await page.goto(path)
      for (const figure of await figuresOf(page).all()) {
        const top = await figure.evaluate((element) => element.getBoundingClientRect().top)
        const html = await figure.evaluate((element) => element.outerHTML)
        expect(top).toBeGreaterThan(page.viewportSize()?.height ?? 0)
        expect(brotliCompressSync(html).length).toBeLessThan(MAX_FIGURE_BYTES)
        expect(html).not.toContain('style=')
      }
    })

    test(`${path}: shows figures without overflow and with readable text`, async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        for (const figure of await figuresOf(page).all()) {
          expect(await figure.evaluate(findOverflow), `${width} px`).toEqual([])
          expect(await smallestText(figure), `${width} px`).toBeGreaterThanOrEqual(MIN_TEXT_PX)
        }
      }
    })

    test(`${path}: prints figures without overflow`, { tag: '@desktop' }, async ({ page }) => {
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 680, height: 900 })
      await page.goto(path)
      for (const figure of await figuresOf(page).all()) {
        await expect(figure).toBeVisible()
        expect(await figure.evaluate(findOverflow)).toEqual([])
      }
    })
  }

  test('marks have a colour that differs from the background, with forced colours', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    for (const { path } of studies) {
      await page.goto(path)
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      for (const mark of await figuresOf(page).locator('rect, circle').all())
        expect(await mark.evaluate((element) => getComputedStyle(element).fill)).not.toBe(background)
    }
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
