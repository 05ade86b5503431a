import { expect, test } from '@playwright/test'

test.describe('academy page', { tag: '@desktop' }, () => {
  test('has links to the contact page, one of them to apply, with the subject Academy', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/academy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Empowering Nigeria['’]s\s+Next Tech Leaders$/,
    )
    await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact')
    await page.getByRole('link', { name: 'Apply Now' }).click()
    await expect(page).toHaveURL(/\/contact\?subject=Academy$/)
  })

  test('shows three reasons to choose the academy', async ({ page }) => {
    await page.goto('/academy')
    const reasons = page.getByRole('region', { name: 'Why Choose the Academy' })
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText([
      'Expert-led curriculum',
      'Real-world projects',
      'Career mentorship',
    ])
  })

  test('shows the 16 weeks of a cohort and the two tracks', async ({ page }) => {
    await page.goto('/academy')
    const weeks = await page.locator('[aria-labelledby=cohort] [aria-hidden] li').allTextContents()
    expect(weeks.map(Number)).toEqual(Array.from({ length: 16 }, (_, week) => week + 1))
    await expect(page.getByRole('article', { name: 'Edutech' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Healthtech' })).toBeVisible()
  })

  test('answers what an applicant asks first', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/academy')
    const facts = page.getByRole('region', { name: 'Dates, fee and places' })
    await expect(facts.getByRole('term')).toHaveText([
      'Next start',
      'Apply by',
      'Fee',
      'Scholarships',
      'Who can apply',
      'Place and hours',
    ])
    await expect(facts.getByRole('definition').nth(2)).toContainText(/₦\d/)
    const questions = page.getByRole('region', { name: 'Questions and answers' })
    expect(await questions.getByRole('group').count()).toBeGreaterThanOrEqual(6)
  })
})
