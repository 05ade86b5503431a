import { expect, type Page, test } from '@playwright/test'
import { readEntries } from '#test/e2e/read-entries.ts'

const [csr] = readEntries('csr').map(({ data }) => data)
if (!csr) throw new Error('content/csr.yaml is missing')
const { allocation } = csr.funding
const shares = allocation.map(({ percentage }) => percentage)

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('CSR page: draws budget bars in proportion to their shares, each starting where the previous bar ends', async ({
  page,
}) => {
  await page.goto('/csr')
  const bars = await page.locator('[data-bar]').evaluateAll((all) =>
    all.map((bar) => {
      const { left, width } = bar.getBoundingClientRect()
      return { left, width }
    }),
  )
  const percent = (bars[0]?.width ?? 0) / (shares[0] ?? 0)
  expect(percent).toBeGreaterThan(2)
  let before = 0
  for (const [index, share] of shares.entries()) {
    expect((bars[index]?.width ?? 0) / percent).toBeCloseTo(share, 1)
    expect(((bars[index]?.left ?? 0) - (bars[0]?.left ?? 0)) / percent).toBeCloseTo(before, 1)
    before += share
  }
})

test('CSR page: shows six pictures, each with its caption inside the picture', async ({ page }) => {
  await page.goto('/csr')
  const pictures = region(page, 'Visual Impact').getByRole('figure')
  await expect(pictures).toHaveCount(6)
  for (const picture of await pictures.all()) {
    await expect(picture.getByRole('img')).toHaveAttribute('alt', /.{15,}/)
    // Both boxes are read at once, because a font that loads in between moves them.
    const { frame, caption } = await picture.evaluate((figure) => ({
      frame: figure.querySelector('img')?.getBoundingClientRect().toJSON(),
      caption: figure.querySelector('figcaption')?.getBoundingClientRect().toJSON(),
    }))
    expect(caption.top).toBeGreaterThan(frame.top)
    expect(caption.bottom).toBeLessThanOrEqual(Math.ceil(frame.bottom))
  }
})

test.describe('CSR page', { tag: '@desktop' }, () => {
  test('shows its sections in the required order', async ({ page }) => {
    await page.goto('/csr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const sections = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(sections.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Why this programme',
      'Where, when and how to join',
      'What each group learns',
      'Four global goals behind the training',
      'Our targets, 2026 to 2030',
      'Partners in the towns',
      'Where the money goes',
      'What volunteers do',
      'Visual Impact',
      'Take part in the programme',
    ])
  })

  test('has three focus areas with four topics each', async ({ page }) => {
    await page.goto('/csr')
    const areas = region(page, 'What each group').locator('li:has(h3)')
    await expect(areas).toHaveCount(3)
    for (const area of await areas.all()) {
      await expect(area.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(area.getByRole('listitem')).toHaveCount(4)
    }
  })

  test('shows a table of the UN goals 4, 8, 9 and 17, with one action for each goal', async ({ page }) => {
    await page.goto('/csr')
    const goals = page.getByRole('table', { name: /global goals/ }).getByRole('row')
    await expect(goals.getByRole('rowheader')).toHaveText([
      /^4\s*Quality Education$/,
      /^8\s*Decent Work and Economic Growth$/,
      /^9\s*Industry, Innovation and Infrastructure$/,
      /^17\s*Partnerships for the Goals$/,
    ])
    await expect(goals.getByRole('cell')).toHaveCount(4)
  })

  test('shows each target, how far it is, and what has been reached', async ({ page }) => {
    await page.goto('/csr')
    const targets = region(page, 'Our targets').getByRole('listitem')
    const { targetedMetrics, currentMilestones } = csr.impact
    await expect(targets).toHaveText([
      ...targetedMetrics.map(({ value, label, reached }) => `${value}${label}, ${reached} so far`),
      ...currentMilestones.map(({ value, label }) => `${value} ${label}`),
    ])
  })

  test('shows the budget as a description list of areas and shares', async ({ page }) => {
    await page.goto('/csr')
    const budget = region(page, 'Where the money')
    await expect(budget.getByText(/^\d+%$/)).toHaveText(shares.map((share) => `${share}%`))
    await expect(budget.getByRole('term')).toHaveText(allocation.map(({ area }) => area))
  })

  test('links to the contact form with the subjects Partnership, Volunteer and CSR', async ({ page }) => {
    await page.goto('/csr')
    for (const [name, subject] of [
      ['Become a Partner', 'Partnership'],
      ['Become a Tech Volunteer', 'Volunteer'],
      ['Get Involved Today', 'CSR'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/contact?subject=${subject}`)
    await expect(region(page, 'Partners').getByRole('blockquote')).toBeVisible()
    await expect(region(page, 'What volunteers').getByRole('listitem')).toHaveCount(4)
  })
})
