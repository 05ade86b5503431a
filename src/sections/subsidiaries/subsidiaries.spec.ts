import { expect, test } from '@playwright/test'
import { readEntries } from '#test/e2e/read-entries.ts'

const ventures = readEntries('ventures').map(({ data }) => data)

test.describe('subsidiaries page', { tag: '@desktop' }, () => {
  test('shows a card for every venture, with its text and a link to its page', async ({ page }) => {
    await page.goto('/subsidiaries')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^One Vision,\s+Many Ventures$/)
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(ventures.length)
    for (const { name, link } of ventures) {
      const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', link)
      await expect(card).toHaveText(/.{150}/s)
    }
  })

  test('says of each venture who its customers are, whether it is open and how to start', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/subsidiaries')
    const cards = page.getByRole('main').getByRole('listitem')
    for (const card of await cards.all()) {
      await expect(card.getByRole('term').first()).toHaveText('For')
      await expect(card.getByRole('term').last()).toHaveText('To start')
      await expect(card).toHaveText(/Open since 20\d\d|In development/)
    }
    await expect(cards.filter({ hasText: 'Taxly' })).toContainText('From ₦5,000 per filing')
    for (const name of ['The Academy', 'Digital Services'])
      await expect(cards.filter({ hasText: name }).last()).toContainText(/₦\d/)
  })

  test('opens the facts of a venture with a tap on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/subsidiaries')
    const card = page.getByRole('main').getByRole('listitem').first()
    await expect(card.getByText('To start')).toBeHidden()
    await card.locator('summary').click()
    await expect(card.getByText('To start')).toBeVisible()
  })

  test('offers a waiting list for ventures in development, without a launch quarter', async ({ page }) => {
    await page.goto('/subsidiaries')
    const upcoming = page.getByRole('main').getByRole('listitem').filter({ hasText: 'In development' })
    await expect(upcoming.getByRole('heading')).toHaveText(['Fides Mercatus', 'Fides Agro'])
    await expect(upcoming.getByRole('link', { name: /^Tell me when it opens/ }).last()).toHaveAttribute(
      'href',
      '/contact?subject=Launch&product=fides-agro',
    )
    await expect(page.getByRole('main')).not.toContainText(/Q2 2026|Vessel|unfired/)
  })
})
