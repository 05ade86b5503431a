import { expect, test } from '@playwright/test'
import { highlightStats } from '#src/content/text/highlight-stats.ts'
import { openDisclosures } from '#test/e2e/open-disclosures.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const work = readEntries('work').toSorted((one, other) => one.data.order - other.data.order)
const [featured] = work
if (!featured) throw new Error('there is no case study')

test.describe('case study', { tag: '@desktop' }, () => {
  const { id, data } = featured

  test('shows breadcrumb, category, title, client, year, location and facts of delivery', async ({
    page,
  }) => {
    await page.goto(`/work/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
      'href',
      '/work',
    )
    await expect(main.getByText(data.category, { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.title)
    for (const [term, fact] of [
      ['Client', data.company],
      ['Year', `${data.year}`],
      ['Location', data.country],
      ['Sector', data.sector],
      ['Delivery', `${data.months} months from signing to daily use`],
      ['Support', data.support],
    ] as const)
      await expect(
        main
          .locator('dl > div', { has: page.getByRole('term').filter({ hasText: term }) })
          .getByRole('definition'),
      ).toHaveText(fact)
  })

  test('shows challenge, solution, services, technology and results', { tag: '@quick' }, async ({ page }) => {
    await page.goto(`/work/${id}`)
    await openDisclosures(page)
    const main = page.getByRole('main')
    const section = (name: string) => main.getByRole('region', { name, exact: true })
    await expect(section('The Challenge')).toContainText(data.challenge.split('\n')[0] ?? '')
    await expect(section('Our Solution')).toContainText(data.solution.split('\n')[0] ?? '')
    await expect(section('Services Provided').getByRole('listitem')).toHaveCount(data.services.length)
    await expect(section('Technology Stack').getByRole('listitem')).toHaveText(data.tech)
    const results = main.getByRole('region', { name: 'Results & Impact' })
    const stats = highlightStats(data.impact).filter(({ isStat }) => isStat)
    await expect(results.getByRole('strong')).toHaveText(stats.map(({ text }) => text))
    expect((await results.getByRole('paragraph').allTextContents()).join(' ')).toBe(
      data.impact.trim().replace(/\s+/g, ' '),
    )
  })

  test('shows the whole text without a tap in wide windows, and on a tap on phones', {
    tag: '@quick',
  }, async ({ page, viewport }) => {
    await page.goto(`/work/${id}`)
    const end = page.getByRole('main').getByText(
      data.solution
        .split(/\n\s*\n/)
        .at(-1)
        ?.slice(0, 40) ?? 'missing',
    )
    const summary = page.getByText('More about the solution')
    if ((viewport?.width ?? 0) < 720) {
      await expect(end).toBeHidden()
      await summary.click()
    } else await expect(summary).toBeHidden()
    await expect(end).toBeVisible()
  })

  test('has a plain space between the next project and the footer', async ({ page }) => {
    await page.goto(`/work/${id}`)
    const next = await page.getByRole('link', { name: /Next Project/ }).boundingBox()
    const footer = await page.getByRole('contentinfo').boundingBox()
    expect((footer?.y ?? 0) - ((next?.y ?? 0) + (next?.height ?? 0))).toBeGreaterThanOrEqual(80)
  })

  for (const [index, study] of work.entries()) {
    if (index > 0 && index < work.length - 1) continue
    const next = work[(index + 1) % work.length]
    test(`${study.id} links to the next case study, ${next?.id}`, async ({ page }) => {
      await page.goto(`/work/${study.id}`)
      const link = page.getByRole('link', { name: /Next Project/ })
      await expect(link).toHaveAttribute('href', `/work/${next?.id}`)
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.data.title ?? '')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  }
})
