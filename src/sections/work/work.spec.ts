import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const work = readEntries('work').toSorted((one, other) => one.data.order - other.data.order)
const others = work.slice(1)

/** Categories in the order of the filter buttons. */
const [first = '', second = ''] = new Set(work.map(({ data }) => data.category))

const countOf = (category: string) => work.filter(({ data }) => data.category === category).length
const cards = (page: Page) => page.getByRole('main').locator('[data-category]:visible')
const button = (page: Page, category: string) => page.locator(`button[value="${category}"]`)
const viewAll = (page: Page) => page.locator('[data-filter-more] button')

async function expectCategory(page: Page, category: string): Promise<void> {
  await expect(button(page, category)).toHaveAttribute('aria-pressed', 'true')
  await expect(cards(page)).toHaveCount(countOf(category))
}

test('work page: shows three case studies, and all after a click', { tag: '@quick' }, async ({ page }) => {
  await page.goto(urls.work())
  await expect(cards(page)).toHaveCount(3)
  await viewAll(page).click()
  await expect(cards(page)).toHaveCount(others.length)
  await expect(viewAll(page)).toBeHidden()
  await expect(page.getByRole('status')).toContainText(`${others.length}`)
})

test.describe('work page', { tag: ['@desktop', '@quick'] }, () => {
  test('keeps the category on Back, Forward and reload', async ({ page }) => {
    await page.goto(urls.work())
    await button(page, first).click()
    await expect(page).toHaveURL(urls.work(first))
    await button(page, second).click()
    await expectCategory(page, second)
    await page.goBack()
    await expectCategory(page, first)
    await page.goBack()
    await expect(cards(page)).toHaveCount(3)
    await page.goForward()
    await expectCategory(page, first)
    await page.reload()
    await expectCategory(page, first)
  })

  test('can be filtered by keyboard; View All focuses the first new case study', async ({ page }) => {
    await page.goto(urls.work())
    await button(page, 'All').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectCategory(page, first)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(cards(page)).toHaveCount(3)
    await viewAll(page).focus()
    await page.keyboard.press('Enter')
    await expect(cards(page).nth(3).getByRole('heading').getByRole('link')).toBeFocused()
  })

  test('takes the category of a link, also with marks around it, if it is known', async ({ page }) => {
    for (const [category, count] of [
      [first, countOf(first)],
      [`“${second}”)`, countOf(second)],
      [`${first}.`, countOf(first)],
      ['All', others.length],
      ['All”', others.length],
      ...[first.toLowerCase(), 'Basket weaving', ''].map((unknown) => [unknown, 3] as const),
    ] as const) {
      await page.goto(`${urls.work()}?from=mail&category=${encodeURIComponent(category)}`)
      await expect(cards(page), category).toHaveCount(count)
    }
  })

  test('shows all case studies of the filter in print', async ({ page }) => {
    await page.goto(urls.work())
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(cards(page)).toHaveCount(others.length)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(cards(page)).toHaveCount(3)
  })

  test('filters at the first click, without any other file of scripts', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(urls.work())
    await button(page, first).click()
    await expectCategory(page, first)
  })
})

test.describe('work page without JavaScript', { tag: ['@desktop', '@quick'] }, () => {
  test.use({ javaScriptEnabled: false })

  test('lists every case study and shows no buttons', async ({ page }) => {
    await page.goto(urls.work())
    await expect(cards(page)).toHaveCount(others.length)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })
})

test('case study: folds no text away', { tag: '@quick' }, async ({ page }) => {
  await page.goto(urls.caseStudy(work[0]?.id ?? ''))
  for (const section of ['challenge', 'solution', 'results'])
    await expect(page.locator(`[aria-labelledby="${section}"]`).getByRole('paragraph').last()).toBeVisible()
})

test('case study: leads to the next, and the last to the first', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(urls.caseStudy(work.at(-1)?.id ?? ''))
  await page
    .getByRole('main')
    .locator(`a[href="${urls.caseStudy(work[0]?.id ?? '')}"]`)
    .last()
    .click()
  await expect(page).toHaveURL(urls.caseStudy(work[0]?.id ?? ''))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
