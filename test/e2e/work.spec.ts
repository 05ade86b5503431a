import { expect, type Page, test } from '@playwright/test'
import { entries } from '#src/content/load/read-content.ts'
import { highlightStats } from '#src/content/text/highlight-stats.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { urls } from '#src/urls.ts'

const { files } = checkContent(process.cwd())
const work = entries(files, 'work').toSorted((one, other) => one.data.order - other.data.order)
const [featured, ...others] = work
if (!featured) throw new Error('there is no case study')

/** The categories in the order of the filters, each with its works. */
const categories = [...Map.groupBy(others, ({ data }) => data.category)].map(([name, own]) => ({ name, own }))
const [first, second] = categories
const [fullest] = categories.toSorted((one, other) => other.own.length - one.own.length)
const escaped = categories.find(({ name }) => name.includes('/'))
if (!first || !second || !fullest || !escaped) throw new Error('there are too few categories')

const cards = (page: Page) => page.getByRole('main').locator('[data-category]').filter({ visible: true })
const tab = (page: Page, category: string) =>
  page.getByRole('group', { name: 'Filter by category' }).getByRole('button', {
    name: new RegExp(`^${category.replace(/[/&]/g, '\\$&')}\\s*\\d+ projects?$`),
  })
const titles = (page: Page) => cards(page).getByRole('heading')
const titlesOf = (studies: typeof work) => studies.map(({ data }) => data.title)
const viewAll = (page: Page) => page.getByRole('button', { name: 'View All Projects' })

test.describe('work', () => {
  test('opens with the featured case study: title, company and a link', async ({ page }) => {
    await page.goto('/work')
    const hero = page.getByRole('region', { name: featured.data.title })
    await expect(hero).toContainText(featured.data.company)
    await expect(hero.getByRole('link', { name: 'View Case Study' })).toHaveAttribute(
      'href',
      `/work/${featured.id}`,
    )
    await expect(page.locator(`[data-category] a[href="/work/${featured.id}"]`)).toHaveCount(0)
  })

  test('cards show image, company, country, title and at most three services, and lead on', async ({
    page,
  }) => {
    await page.goto('/work')
    await expect(page.getByRole('heading', { level: 2, name: 'More Case Studies' })).toBeVisible()
    for (const [index, { id, data }] of others.slice(0, 3).entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('heading')).toHaveText(data.title)
      await expect(card).toContainText(`${data.company}, ${data.country}`)
      await expect(card.locator('img')).toBeAttached()
      await expect(card.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(
        Math.min(3, data.services.length),
      )
      await expect(card.getByRole('link', { name: data.title })).toHaveAttribute('href', `/work/${id}`)
    }
  })

  test('filters: All and the distinct categories, each with its count', async ({ page }) => {
    await page.goto('/work')
    const counts = new Map<string, number>()
    for (const { data } of others) counts.set(data.category, (counts.get(data.category) ?? 0) + 1)
    const expected = [['All', others.length] as const, ...counts].map(
      ([name, count]) => `${name}${count} ${count === 1 ? 'project' : 'projects'}`,
    )
    await expect(page.getByRole('group', { name: 'Filter by category' }).getByRole('button')).toHaveText(
      expected,
    )
    await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  })

  test('shows three first; View All Projects shows all and goes away', async ({ page }) => {
    await page.goto('/work')
    await expect(cards(page)).toHaveCount(3)
    await viewAll(page).click()
    await expect(cards(page)).toHaveCount(others.length)
    await expect(viewAll(page)).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText(`Showing all ${others.length} projects`)
  })

  test('a category shows all of its projects and no button; the number is announced', async ({ page }) => {
    await page.goto('/work')
    const { name, own } = fullest
    await tab(page, name).click()
    await expect(titles(page)).toHaveText(titlesOf(own))
    await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(viewAll(page)).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText(
      `Showing ${own.length} ${own.length === 1 ? 'project' : 'projects'} in ${name}`,
    )
    await tab(page, 'All').click()
    await expect(cards(page)).toHaveCount(3)
    await expect(viewAll(page)).toBeVisible()
  })

  test('Back, Forward and a shared link keep the category', async ({ page }) => {
    await page.goto('/work')
    await tab(page, first.name).click()
    await expect(page).toHaveURL(urls.work(first.name))
    await tab(page, second.name).click()
    await expect(titles(page)).toHaveText(titlesOf(second.own))
    await page.goBack()
    await expect(tab(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(3)
    await page.goForward()
    await expect(tab(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(tab(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(titles(page)).toHaveText(titlesOf(first.own))
  })

  test('coming back from a case study keeps the category', async ({ page }) => {
    const { name, own } = escaped
    await page.goto(urls.work(name))
    await expect(titles(page)).toHaveText(titlesOf(own))
    await titles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(urls.caseStudy(own[0]?.id ?? ''))
    await page.goBack()
    await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(titles(page)).toHaveText(titlesOf(own))
  })

  test('a category that nobody knows is All', async ({ page }) => {
    await page.goto('/work?category=Basket%20weaving')
    await expectAwake(page)
    await expect(tab(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(3)
  })

  test('keyboard alone: filter, then view all, and focus goes on to the first new work', async ({ page }) => {
    await page.goto('/work')
    await tab(page, 'All').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText(titlesOf(first.own))
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await expect(cards(page)).toHaveCount(3)
    await viewAll(page).focus()
    await page.keyboard.press('Enter')
    await expect(cards(page).nth(3).getByRole('heading').getByRole('link')).toBeFocused()
  })

  test('does not jump when the filter wakes', async ({ page }) => {
    await page.goto('/work')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const positions = () =>
      cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top + scrollY))
    const asleep = await positions()
    await tab(page, first.name).hover()
    await expectAwake(page)
    expect(await positions()).toEqual(asleep)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('all are there, and nothing that could not work', async ({ page }) => {
      await page.goto('/work')
      await expect(cards(page)).toHaveCount(others.length)
      for (const { id } of work)
        await expect(
          page.getByRole('main').locator(`a[href="/work/${id}"]:not([aria-hidden])`).first(),
        ).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    })
  })
})

test.describe('case study', () => {
  const { id, data } = featured

  test('shows breadcrumb, category, title, client, year and location', async ({ page }) => {
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
    ] as const)
      await expect(
        main
          .locator('dl > div', { has: page.getByRole('term').filter({ hasText: term }) })
          .getByRole('definition'),
      ).toHaveText(fact)
  })

  test('tells challenge, solution, services, technology and results', async ({ page }) => {
    await page.goto(`/work/${id}`)
    const main = page.getByRole('main')
    const part = (name: string) => main.getByRole('region', { name, exact: true })
    await expect(part('The Challenge')).toContainText(data.challenge.split('\n')[0] ?? '')
    await expect(part('Our Solution')).toContainText(data.solution.split('\n')[0] ?? '')
    await expect(part('Services Provided').getByRole('listitem')).toHaveCount(data.services.length)
    await expect(part('Technology Stack').getByRole('listitem')).toHaveText(data.tech)
    const results = main.getByRole('region', { name: 'Results & Impact' })
    const stats = highlightStats(data.impact).filter(({ isStat }) => isStat)
    await expect(results.getByRole('strong')).toHaveText(stats.map(({ text }) => text))
    expect((await results.getByRole('paragraph').allTextContents()).join(' ')).toBe(
      data.impact.trim().replace(/\s+/g, ' '),
    )
  })

  for (const [index, study] of work.entries()) {
    if (index > 0 && index < work.length - 1) continue
    const next = work[(index + 1) % work.length]
    test(`leads from ${study.id} to the next project, ${next?.id}`, async ({ page }) => {
      await page.goto(`/work/${study.id}`)
      const exit = page.getByRole('link', { name: /Next Project/ })
      await expect(exit).toHaveAttribute('href', `/work/${next?.id}`)
      await exit.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.data.title ?? '')
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })
  }
})

/** The filter has taken over from the style sheet. */
async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-filtered]')).toBeAttached()
}
