import { expect, test } from '@playwright/test'

const VENTURES = [
  ['CortexHR', '/products/cortexhr'],
  ['Taxly', '/products/taxly'],
  ['Fides Mercatus', '/products/fides-mercatus'],
  ['Fides Agro', '/products/fides-agro'],
  ['The Academy', '/academy'],
  ['Digital Services', '/services'],
] as const

test.describe('subsidiaries page', () => {
  test('shows a card for every venture, with its text and a link to its page', async ({ page }) => {
    await page.goto('/subsidiaries')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One Vision,\s+Many Ventures$/)
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(VENTURES.length)
    for (const [name, link] of VENTURES) {
      const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', link)
      await expect(card).toHaveText(/.{150}/s)
    }
  })

  test('shows the opening date of ventures that are not open yet', async ({ page }) => {
    await page.goto('/subsidiaries')
    const unopened = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Opens Q2 2026' })
    await expect(unopened.getByRole('heading')).toHaveText(['Fides Mercatus', 'Fides Agro'])
  })
})
