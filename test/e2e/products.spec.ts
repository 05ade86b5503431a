import { expect, test } from '@playwright/test'
import {
  AVAILABLE,
  COMING_SOON,
  exploreLink,
  productDescription,
  productItem,
  productLink,
  productList,
} from './products-page.ts'

test.describe('product list', () => {
  test('lists every product, and shows Coming Soon at products that are not available', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/products')
    await expect(productList(page).getByRole('heading', { level: 2 })).toHaveCount(
      AVAILABLE.length + COMING_SOON.length,
    )
    for (const name of COMING_SOON)
      await expect(productItem(page, name).getByText('Coming Soon')).toBeVisible()
    for (const name of AVAILABLE)
      await expect(productItem(page, name).getByText('Coming Soon')).toHaveCount(0)
  })

  test('shows the preview of the first product on load', async ({ page }) => {
    await page.goto('/products')
    await expect(productDescription(page, 'CortexHR')).toBeVisible()
    await expect(productDescription(page, 'Taxly')).toBeHidden()
    await expect(productItem(page, 'CortexHR').getByRole('list', { name: 'Technologies' })).toHaveText(
      'ReactNode.jsPostgreSQL',
    )
    await expect(exploreLink(page, 'CortexHR')).toHaveAttribute('href', '/products/cortexhr')
  })

  test('offers a message at the launch of a product that is not available', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/products')
    await productLink(page, 'Fides Agro').focus()
    const item = productItem(page, 'Fides Agro')
    await expect(item.getByText('Launching Q2 2026', { exact: true })).toBeVisible()
    await expect(item.getByRole('link', { name: 'Tell me when it opens (Fides Agro)' })).toHaveAttribute(
      'href',
      '/contact?subject=Launch&product=fides-agro',
    )
  })

  test('answers what visitors ask before they choose', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products')
    const questions = page.getByRole('region', { name: 'Questions and answers' })
    const ANSWERS: Record<string, string> = {
      'Which of your school products do I need?': 'Clavis Institute is for adults',
      'What does it cost for 400 pupils a term?': '₦600,000 a term',
      'What does CortexHR cost me a month in naira?': '₦148,500',
      'Is training included?': 'Yes, with each product you can buy today',
      'How do I leave, and do I get my data?': 'You download your records free',
      'Under whose licence is parents’ money handled?':
        'A payment company licensed by the Central Bank of Nigeria',
    }
    // The first answer is open when the page loads.
    for (const [index, [question, answer]] of Object.entries(ANSWERS).entries()) {
      if (index > 0) await questions.getByText(question, { exact: true }).click()
      await expect(questions.getByText(answer)).toBeVisible()
    }
  })

  test('ends with a link to request a demo', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products')
    await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
      'href',
      '/contact?subject=Demo',
    )
  })

  test('shows the preview of the focused product; the next focus stop is the link in the preview', {
    tag: ['@quick', '@desktop'],
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
