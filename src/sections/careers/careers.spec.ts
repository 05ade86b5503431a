import { expect, test } from '@playwright/test'
import { readEntries } from '#test/e2e/read-entries.ts'

const careers = readEntries('careers')[0]?.data
if (!careers) throw new Error('content/careers.yaml is missing')

test.describe('careers page', { tag: '@desktop' }, () => {
  test('shows the hiring steps and two ways to apply', async ({ page }) => {
    await page.goto('/careers')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Work with us')
    const steps = main.getByRole('region', { name: 'How we hire' }).getByRole('listitem')
    await expect(steps).toHaveCount(careers.how.steps.length)
    for (const [index, { title }] of careers.how.steps.entries())
      await expect(steps.nth(index)).toContainText(new RegExp(`^${index + 1}${title}`))
    const ways = main.getByRole('region', { name: 'Two ways in' })
    await expect(ways.getByRole('link', { name: 'See the academy' })).toHaveAttribute('href', '/academy')
    await expect(ways.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact?subject=Careers',
    )
    await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact?subject=Careers',
    )
  })

  test('states teams, place, pay and answer time', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/careers')
    const facts = page.getByRole('region', { name: 'What you should know' })
    for (const label of ['Teams', 'Where you work', 'Pay', 'Internships', 'When we answer', 'What to send'])
      await expect(facts.getByRole('term').filter({ hasText: label })).toBeVisible()
  })
})
