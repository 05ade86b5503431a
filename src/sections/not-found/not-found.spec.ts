import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

const suggestion = (page: Page, path: string) => page.locator(`[data-addresses] a[href="${path}"]`)

test.describe('not-found page', { tag: ['@desktop', '@quick'] }, () => {
  test('answers 404, and suggests nothing for an address that no other is similar to', async ({ page }) => {
    const answer = await page.goto('/no-such-thing-anywhere')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL('/no-such-thing-anywhere')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5)
  })

  test('suggests the page whose address is most similar to a mistyped address', async ({ page }) => {
    await page.goto('/acadmy')
    await suggestion(page, urls.academy()).click()
    await expect(page).toHaveURL(urls.academy())
    await page.goto('/404?from=/products/taxli')
    await expect(suggestion(page, urls.product('taxly'))).toBeVisible()
  })
})

test.describe('not-found page without JavaScript', { tag: ['@desktop', '@quick'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows the links to other pages and hides the suggestion, which is empty', async ({ page }) => {
    await page.goto('/acadmy')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5)
  })
})
