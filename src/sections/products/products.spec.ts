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

  test('shows the preview of the first product, then of the hovered one, whose name is a link', async ({
    page,
  }) => {
    await expect(preview(page, first)).toBeVisible()
    await link(page, second).hover()
    await expect(link(page, second)).toHaveAttribute('aria-expanded', 'true')
    await expect(preview(page, second)).toBeVisible()
    await expect(preview(page, first)).toBeHidden()
    await link(page, second).click()
    await expect(page).toHaveURL(urls.product(second))
  })

  test('shows the preview of the focused product; the next focus stop is the link in the preview', async ({
    page,
  }) => {
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

test('product list: opens the preview on the first tap, and the page on the second one', {
  tag: ['@phone', '@quick'],
}, async ({ page }) => {
  await page.goto(urls.products())
  await link(page, second).tap()
  await expect(preview(page, second)).toBeVisible()
  await link(page, third).tap()
  await expect(preview(page, third)).toBeVisible()
  await expect(page).toHaveURL(urls.products())
  await link(page, third).tap()
  await expect(page).toHaveURL(urls.product(third))
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
        .evaluate(({ offsetHeight }) => offsetHeight)
      for (const product of await page.locator('[data-id]').all()) {
        for (const step of [0, 1, 2, 3, 4, 5]) {
          const at = top + 4 + ((height - top - 8) * step) / 5
          const row = await product.locator('h2').evaluate((title, at) => {
            const middle = () => {
              const { x, top, bottom } = (title.parentElement as Element).getBoundingClientRect()
              return { x: x + 8, y: (top + bottom) / 2 }
            }
            scrollTo({ top: scrollY + middle().y - at, behavior: 'instant' })
            return middle()
          }, at)
          if (row.y > height) continue
          await page.mouse.move(row.x, row.y)
          await page.mouse.move(row.x + 9, row.y)
          await expect(product).toHaveAttribute('data-shown')
          const { texts, pictures } = await product.locator('[data-preview]').evaluate((preview) => {
            const boxes = (selector: string) =>
              [...preview.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
            return { texts: boxes('p, li, a'), pictures: boxes('figure').map((box) => box.height) }
          })
          expect(Math.min(...texts.map((box) => box.top))).toBeGreaterThanOrEqual(top)
          expect(Math.max(...texts.map((box) => box.bottom))).toBeLessThanOrEqual(height)
          expect(Math.max(...pictures)).toBeLessThanOrEqual(0.4 * height)
        }
      }
    })
})
