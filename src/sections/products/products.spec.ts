import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const [first, second, third] = readEntries('products')
  .toSorted((one, other) => one.data.order - other.data.order)
  .map(({ id }) => id)
if (!first || !second || !third) throw new Error('there are too few products')

const link = (page: Page, id: string) => page.locator(`[data-id="${id}"] h2 a`)
const preview = (page: Page, id: string) => page.locator(`[data-id="${id}"] [data-preview]`)
const explore = (page: Page, id: string) => preview(page, id).locator(`a[href="${urls.product(id)}"]`)

test.describe('product list', { tag: ['@desktop', '@quick'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(urls.products())
  })

  test('shows the preview of the first product, then of the hovered one', async ({ page }) => {
    await expect(preview(page, first)).toBeVisible()
    await link(page, second).hover()
    await expect(link(page, second)).toHaveAttribute('aria-expanded', 'true')
    await expect(preview(page, second)).toBeVisible()
    await expect(preview(page, first)).toBeHidden()
    await link(page, second).click()
    await expect(page).toHaveURL(urls.product(second))
  })

  test('shows the preview of the focused product, whose link is the next stop', async ({ page }) => {
    await explore(page, first).focus()
    await page.keyboard.press('Tab')
    await expect(link(page, second)).toBeFocused()
    await expect(preview(page, second)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(preview(page, second).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/|\/contact/)
  })
})

test('product list: keeps a preview while the pointer passes or the page scrolls, or if it has the focus', {
  tag: ['@desktop', '@quick'],
}, async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.goto(urls.products())
  await page.clock.pauseAt(3_600_000)
  const moveOnto = (id: string, screenX: number) =>
    link(page, id).dispatchEvent('pointermove', { pointerType: 'mouse', screenX })
  await moveOnto(second, 1)
  await page.locator(`[data-id="${second}"]`).dispatchEvent('pointerleave')
  await page.clock.runFor(1000)
  await expect(preview(page, first)).toBeVisible()

  await moveOnto(second, 2)
  await page.clock.runFor(1000)
  await expect(preview(page, second)).toBeVisible()
  // WebKit fires this event on scroll too, without a movement.
  await moveOnto(third, 2)
  await page.clock.runFor(1000)
  await expect(preview(page, second)).toBeVisible()

  await explore(page, second).focus()
  await moveOnto(third, 3)
  await page.clock.runFor(1000)
  await expect(preview(page, second)).toBeVisible()
  // Screen readers do not reach a hidden preview.
  await expect(page.locator('[data-id] > :not([data-preview])', { hasText: 'launching' })).not.toHaveCount(0)
})

test('product list: opens a row at a tap, closes the one that was open, and itself at the second', {
  tag: ['@phone', '@quick'],
}, async ({ page }) => {
  await page.goto(urls.products())
  await link(page, second).tap()
  await expect(preview(page, second)).toBeVisible()
  await link(page, third).tap()
  await expect(preview(page, third)).toBeVisible()
  await expect(preview(page, second)).toBeHidden()
  await link(page, third).tap()
  await expect(preview(page, third)).toBeHidden()
  await link(page, second).tap()
  await explore(page, second).tap()
  await expect(page).toHaveURL(urls.product(second))
})

test.describe('product list without JavaScript', { tag: ['@desktop', '@quick'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('is a list of links', async ({ page }) => {
    await page.goto(urls.products())
    for (const id of [first, second]) await expect(link(page, id)).toBeVisible()
    await link(page, third).click()
    await expect(page).toHaveURL(urls.product(third))
  })
})

test.describe('product preview', { tag: ['@desktop', '@quick'] }, () => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    test(`is in a window of ${width} by ${height} px wherever its row is`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto(urls.products())
      const top = await page
        .locator('header')
        .first()
        .evaluate((header) => header.getBoundingClientRect().height)
      for (const product of await page.locator('[data-id]').all()) {
        await product.locator('h2 a').hover()
        await expect(product).toHaveAttribute('data-shown')
        // Puts the row at six heights of the window, from just below the header to its bottom.
        const seen = await product.evaluate(
          (element, [from, to]) => {
            const boxes = (selector: string) =>
              [...element.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
            const row = () => boxes('div')[0] as DOMRect
            return [0, 1, 2, 3, 4, 5].flatMap((step) => {
              const { top, height } = row()
              const at = from + ((to - from) * step) / 5
              scrollTo({ top: scrollY + top + height / 2 - at, behavior: 'instant' })
              const texts = boxes('[data-preview] :is(p, li, a)')
              // The first rows cannot be scrolled this far down.
              if (row().top > to) return []
              return {
                top: Math.min(...texts.map((box) => box.top)),
                bottom: Math.max(...texts.map((box) => box.bottom)),
              }
            })
          },
          [top + 4, height - 4] as const,
        )
        expect(seen).not.toEqual([])
        for (const { top: first, bottom } of seen) {
          expect(first).toBeGreaterThanOrEqual(top)
          expect(bottom).toBeLessThanOrEqual(height)
        }
      }
    })
})
