import { expect, test } from '@playwright/test'

test.describe('not-found page', { tag: ['@desktop', '@quick'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('answers 404 at the mistyped address, with links to other pages', async ({ page }) => {
    const answer = await page.goto('/acadmy')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL('/acadmy')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5)
  })
})
