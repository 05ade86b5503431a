import { expect, test } from '@playwright/test'
import { waitForHydration } from './wait-for-hydration.ts'

test.describe('work filter island', () => {
  test('loads its script again after a failed download, and is then hydrated', { tag: '@quick' }, async ({
    page,
  }) => {
    const filter = page.getByRole('group', { name: 'Filter by category' })
    const studies = page.getByRole('main').locator('[data-category]').filter({ visible: true })
    let isDown = true
    await page.route(/WorkFilter/, (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
    await page.goto('/work')
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'))
    await filter.getByRole('button').last().click()
    await refused
    isDown = false
    await expect(async () => {
      await page.mouse.move(2, 2)
      await filter.getByRole('button').last().click()
      await expect(filter.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true', {
        timeout: 1000,
      })
    }).toPass()
    await waitForHydration(page)
    expect(await studies.count()).toBeLessThan(3)
  })
})
