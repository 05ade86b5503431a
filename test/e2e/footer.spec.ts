import { expect, test } from '@playwright/test'
import { readEntries } from './read-entries.ts'

test.describe('footer', { tag: '@desktop' }, () => {
  test('shows the link columns, mail links, the office, the registration number, the year and the legal links', {
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
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(3)
    const [site] = readEntries('site')
    for (const fact of [site?.data.address.street, 'Abuja', site?.data.hours, site?.data.registrationNumber])
      await expect(footer).toContainText(`${fact}`)
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
    await expect(footer.locator('a[href="/privacy-policy"]')).toBeVisible()
    for (const path of ['/terms-of-service', '/patterns'])
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  })

  test('breaks email addresses only before the @', async ({ page }) => {
    await page.goto('/subsidiaries')
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      // The text before the @ and the rest are two text nodes; a broken one has more than one rectangle.
      const rectangles = await page.locator('footer a[href^="mailto:"]').evaluateAll((links) =>
        links.flatMap(({ childNodes }) =>
          Array.from(childNodes)
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map((text) => {
              const range = document.createRange()
              range.selectNodeContents(text)
              return range.getClientRects().length
            }),
        ),
      )
      // One address is hidden on phones.
      expect(new Set(rectangles.filter((count) => count > 0)), `at ${width} px`).toEqual(new Set([1]))
    }
  })
})
