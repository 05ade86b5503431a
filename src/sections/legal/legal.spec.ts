import { expect, test } from '@playwright/test'

const TEXTS = [
  ['/privacy-policy', /^Privacy\s+policy$/],
  ['/terms-of-service', /^Terms of\s+service$/],
] as const

test.describe('legal pages', () => {
  for (const [path, title] of TEXTS) {
    test(`${path} has a title, a date, and no unreplaced placeholder`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(/^Updated \d{1,2} \w+ \d{4}$/)).toBeVisible()
      await expect(page.getByRole('article')).not.toContainText('{{')
      const mails = page.getByRole('article').locator('a[href^="mailto:"]')
      await expect(mails.first()).toHaveAttribute('href', /^mailto:[^%{]+@[^%{]+$/)
    })

    test(`${path} has a table of contents with a link to every section`, async ({ page }) => {
      await page.goto(path)
      const disclosure = page.locator('summary', { hasText: 'Contents' })
      if (await disclosure.isVisible()) await disclosure.click()
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      const sections = page.getByRole('article').getByRole('heading', { level: 2 })
      expect(await links.allTextContents()).toEqual(await sections.allTextContents())
      await links.last().click()
      await expect(sections.last()).toBeInViewport()
    })
  }

  test('have a text column of at most 32 em', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/privacy-policy')
    const measure = await page
      .getByRole('article')
      .getByText('Under the Nigeria Data Protection Act')
      .evaluate((text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize))
    expect(measure).toBeLessThanOrEqual(32)
  })

  test('privacy policy has a table of what is stored, why and how long, and a data-protection officer', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    await page.goto('/privacy-policy')
    const stored = page.getByRole('article').getByRole('table')
    await expect(stored.getByRole('columnheader')).toHaveText(['What', 'Why', 'How long'])
    await expect(stored.getByRole('row', { name: /Your name, email address/ })).toContainText(/\d|two years/)
    await expect(page.getByText('Our data-protection officer').getByRole('link')).toHaveAttribute(
      'href',
      /^mailto:.+@/,
    )
  })
})
