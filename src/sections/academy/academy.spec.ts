import { expect, test } from '@playwright/test'

test.describe('academy page', { tag: '@desktop' }, () => {
  test('shows a link to apply, which opens the contact page with the subject Academy', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/academy')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Empowering Nigeria['’]s\s+Next Tech Leaders$/,
    )
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
    const widths = await page
      .locator('[aria-labelledby=cohort] li:has(h3)')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().width)))
    expect(new Set(widths).size, 'equal columns').toBe(1)
    await expect(page.getByRole('article', { name: 'Edutech' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Healthtech' })).toBeVisible()
  })

  test('states start, closing date, fee and free places in the first view', async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/academy')
      const facts = page.getByRole('main').getByRole('definition')
      for (const [index, text] of [/20\d\d$/, /20\d\d$/, /^₦[\d,]+$/, /free$/].entries()) {
        await expect(facts.nth(index)).toHaveText(text)
        await expect(facts.nth(index)).toBeInViewport({ ratio: 1 })
      }
    }
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
      'Where you live',
      'Graduates',
      'Accreditation',
      'VAT',
    ])
    await expect(facts.getByRole('definition').nth(2)).toContainText(/₦\d/)
  })

  test('opens the answer to a question', async ({ page }) => {
    await page.goto('/academy')
    const questions = page.getByRole('region', { name: 'Questions and answers' })
    const answer = questions.getByText('Choose Clavis if')
    await expect(answer).toBeHidden()
    await questions.getByText('How does the academy differ').click()
    await expect(answer).toBeVisible()
  })

  test('ends with a link to the contact page', async ({ page }) => {
    await page.goto('/academy')
    await page.getByRole('link', { name: 'Get in Touch' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
})
