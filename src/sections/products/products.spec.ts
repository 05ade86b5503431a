import { expect, test } from '@playwright/test'
import {
  AVAILABLE,
  COMING_SOON,
  exploreLink,
  productDescription,
  productItem,
  productLink,
  productList,
} from '#test/e2e/products-page.ts'

test('product list: shows the preview of the first product on load', async ({ page }) => {
  await page.goto('/products')
  await expect(productDescription(page, 'CortexHR')).toBeVisible()
  await expect(productDescription(page, 'Taxly')).toBeHidden()
  await expect(productItem(page, 'CortexHR').getByRole('list', { name: 'Technologies' })).toHaveText(
    'ReactNode.jsPostgreSQL',
  )
  await expect(exploreLink(page, 'CortexHR')).toHaveAttribute('href', '/products/cortexhr')
})

test.describe('product list', { tag: '@desktop' }, () => {
  test('lists every product, and shows Coming Soon at products that are not available', async ({ page }) => {
    await page.goto('/products')
    await expect(productList(page).getByRole('heading', { level: 2 })).toHaveCount(
      AVAILABLE.length + COMING_SOON.length,
    )
    for (const name of COMING_SOON)
      await expect(productItem(page, name).getByText('Coming Soon')).toBeVisible()
    for (const name of AVAILABLE)
      await expect(productItem(page, name).getByText('Coming Soon')).toHaveCount(0)
  })

  test('offers a message at the launch of a product that is not available', async ({ page }) => {
    await page.goto('/products')
    await productLink(page, 'Fides Agro').focus()
    const item = productItem(page, 'Fides Agro')
    await expect(item.getByText('Launching Q2 2026', { exact: true })).toBeVisible()
    await expect(item.getByRole('link', { name: 'Tell me when it opens (Fides Agro)' })).toHaveAttribute(
      'href',
      '/contact?subject=Launch&product=fides-agro',
    )
  })

  test('answers what visitors ask, and ends with a link to request a demo', async ({ page }) => {
    await page.goto('/products')
    const questions = page.getByRole('region', { name: 'Questions and answers' }).getByRole('group')
    expect(await questions.count()).toBeGreaterThanOrEqual(6)
    await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
      'href',
      '/contact?subject=Demo',
    )
  })

  test('shows the preview of the focused product; the next focus stop is the link in the preview', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/products')
    await exploreLink(page, 'CortexHR').focus()
    await page.keyboard.press('Tab')
    await expect(productLink(page, 'Taxly')).toBeFocused()
    await expect(productDescription(page, 'Taxly')).toBeVisible()
    await page.keyboard.press('Tab')
    const explore = exploreLink(page, 'Taxly')
    await expect(explore).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products/taxly')
  })
})

test.describe('product list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lists every product with a link to its page', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/products')
    for (const name of [...AVAILABLE, ...COMING_SOON]) await expect(productLink(page, name)).toBeVisible()
    await productLink(page, 'Fides Agro').click()
    await expect(page).toHaveURL('/products/fides-agro')
  })
})
