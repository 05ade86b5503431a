import { expect, test } from '@playwright/test'

test.describe('footer', () => {
  test('shows the link columns, two mail links, the city, the year and the legal links', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/subsidiaries')
    const footer = page.getByRole('contentinfo')
    const company = footer.getByRole('navigation', { name: 'Company' })
    for (const name of [
      'Subsidiaries',
      'About Us',
      'Our Work',
      'Careers',
      'Corporate Responsibility',
      'Contact',
    ])
      await expect(company.getByRole('link', { name, exact: true })).toBeVisible()
    const services = footer.getByRole('navigation', { name: 'Services' })
    for (const id of ['application-development', 'data-engineering', 'devops-consulting', 'ui-ux-design'])
      await expect(services.locator(`a[href="/services/${id}"]`)).toBeVisible()
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(2)
    await expect(footer).toContainText('Abuja')
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    await expect(footer.locator('a[href="/privacy-policy"]')).toBeVisible()
    await expect(footer.locator('a[href="/terms-of-service"]')).toBeVisible()
  })
})
