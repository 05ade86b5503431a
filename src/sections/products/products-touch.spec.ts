import { expect, test } from '@playwright/test'
import { exploreLink, productDescription, productLink } from '#test/e2e/products-page.ts'

test.describe('product list by touch', { tag: '@phone' }, () => {
  test('opens the preview below the name on a tap; the preview links to the product page', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/products')
    await productLink(page, 'Taxly').tap()
    await expect(productDescription(page, 'Taxly')).toBeVisible()
    await expect(page).toHaveURL('/products')
    await productLink(page, 'Fides Agro').tap()
    await expect(productDescription(page, 'Fides Agro')).toBeVisible()
    await exploreLink(page, 'Taxly').tap()
    await expect(page).toHaveURL('/products/taxly')
  })

  test('opens the preview on the first tap on a computer with touch screen and mouse', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'hover' }] })
    await page.goto('/products')
    await productLink(page, 'Clavis Institute').tap()
    await expect(productDescription(page, 'Clavis Institute')).toBeVisible()
    await expect(page).toHaveURL('/products')
    await productLink(page, 'Clavis Institute').tap()
    await expect(page).toHaveURL('/products/clavis-institute')
  })
})
