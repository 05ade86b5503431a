import { expect, test } from '@playwright/test'

test.describe('not-found page', { tag: '@desktop' }, () => {
  test('answers 404 with noindex and shows links to other pages', { tag: '@quick' }, async ({ page }) => {
    const answer = await page.goto('/no-such-thing-anywhere')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL('/no-such-thing-anywhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Page\s+not found$/)
    await expect(page.getByText('Check it for a typing mistake')).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect(page.getByText('Were you looking for this?')).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Our Work' }).click()
    await expect(page).toHaveURL(/\/work$/)
  })

  test('suggests the page whose address is most similar to a mistyped address', { tag: '@quick' }, async ({
    page,
  }) => {
    await page.goto('/acadmy')
    await expect(page.getByText('Were you looking for this?')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Academy' }).click()
    await expect(page).toHaveURL(/\/academy$/)
  })

  test('suggests the page that is most similar to the address in the query parameter `from`', async ({
    page,
  }) => {
    await page.goto('/404?from=/products/taxli')
    await expect(page.getByRole('main').getByRole('link', { name: 'Taxly' })).toHaveAttribute(
      'href',
      '/products/taxly',
    )
  })
})

test.describe('not-found page without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows the links to other pages and hides the suggestion, which is empty', { tag: '@quick' }, async ({
    page,
  }) => {
    await page.goto('/acadmy')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(5)
    await expect(page.getByText('Were you looking for this?')).toBeHidden()
  })
})
