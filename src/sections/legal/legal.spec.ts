import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test('legal page: has a table of contents with a link to every section', async ({ page }) => {
  await page.goto(urls.legal('privacy-policy'))
  const disclosure = page.locator('summary', { hasText: 'Contents' })
  if (await disclosure.isVisible()) await disclosure.click()
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const sections = page.getByRole('article').getByRole('heading', { level: 2 })
  expect(await links.allTextContents()).toEqual(await sections.allTextContents())
  await links.last().click()
  await expect(sections.last()).toBeInViewport()
})
