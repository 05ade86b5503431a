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
