import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { readEntries } from '#test/e2e/read-entries.ts'

const work = readEntries('work').toSorted((one, other) => one.data.order - other.data.order)
const [featured, ...others] = work
if (!featured) throw new Error('there is no case study')

/** Categories in the order of the filter buttons, each with its case studies. */
const categories = [...Map.groupBy(work, ({ data }) => data.category)].map(([name, own]) => ({ name, own }))
const [first, second] = categories
if (!first || !second) throw new Error('there are too few categories')

const cards = (page: Page) => page.getByRole('main').locator('[data-category]').filter({ visible: true })
const filterGroup = (page: Page) => page.getByRole('group', { name: 'Filter by category' })
const filterButton = (page: Page, name: string) =>
  filterGroup(page).getByRole('button', { name, exact: true })
const titles = (page: Page) => cards(page).getByRole('heading')
const titlesOf = (studies: typeof work) => studies.map(({ data }) => data.title)
const viewAll = (page: Page) => page.getByRole('button', { name: 'View All Projects' })

test('work page: shows three case studies on load, and all after a click on View All Projects', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto('/work')
  await expect(cards(page)).toHaveCount(3)
  await viewAll(page).click()
  await expect(cards(page)).toHaveCount(others.length)
  await expect(viewAll(page)).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText(`Showing all ${others.length} more projects`)
})

test.describe('work page', { tag: '@desktop' }, () => {
  test('shows the featured case study in its hero, with title, company, first result, screen and a link', async ({
    page,
  }) => {
    await page.goto('/work')
    const hero = page.getByRole('region', { name: featured.data.title })
    await expect(hero).toContainText(featured.data.company)
    for (const text of Object.values(featured.data.results[0] ?? {})) await expect(hero).toContainText(text)
    const screen = featured.data.figures.find(({ kind }) => kind === 'screen')
    await expect(page.locator(`a[href="/work/${featured.id}"] figure`)).toContainText(
      screen?.caption ?? 'none',
    )
    await expect(hero.getByRole('link', { name: 'View Case Study' })).toHaveAttribute(
      'href',
      `/work/${featured.id}`,
    )
    await expect(cards(page).locator(`a[href="/work/${featured.id}"]`)).toHaveCount(0)
  })

  test('shows cards with headline result, title, company, country, sector, image, a link and at most three services', async ({
    page,
  }) => {
    await page.goto('/work')
    await expect(page.getByRole('heading', { level: 2, name: 'More Case Studies' })).toBeVisible()
    for (const [index, { id, data }] of others.slice(0, 3).entries()) {
      const card = cards(page).nth(index)
      await expect(card.getByRole('heading')).toHaveText(data.title)
      await expect(card).toContainText(`${data.company}, ${data.country}`)
      await expect(card.locator('img')).toBeAttached()
      await expect(card).toContainText(data.sector)
      for (const text of Object.values(data.results[0] ?? {})) await expect(card).toContainText(text)
      await expect(card.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(
        Math.min(3, data.services.length),
      )
      await expect(card.getByRole('link', { name: data.title })).toHaveAttribute('href', `/work/${id}`)
    }
  })

  test('has one row of filter buttons: All and every category once', async ({ page }) => {
    await page.goto('/work')
    await expect(filterGroup(page).getByRole('button')).toHaveText([
      'All',
      ...categories.map(({ name }) => name),
    ])
    await expect(filterButton(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  })

  test('keeps the category on Back, Forward and reload', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/work')
    await filterButton(page, first.name).click()
    await expect(page).toHaveURL(urls.work(first.name))
    await filterButton(page, second.name).click()
    await expect(titles(page)).toHaveText(titlesOf(second.own))
    await page.goBack()
    await expect(filterButton(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(filterButton(page, 'All')).toHaveAttribute('aria-pressed', 'true')
    await expect(cards(page)).toHaveCount(3)
    await page.goForward()
    await expect(filterButton(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(filterButton(page, first.name)).toHaveAttribute('aria-pressed', 'true')
    await expect(titles(page)).toHaveText(titlesOf(first.own))
  })

  test('can be filtered by keyboard; View All Projects moves the focus to the first new case study', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/work')
    await filterButton(page, 'All').focus()
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

  test('filters at the first click, without any other file of scripts', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/work')
    await filterButton(page, first.name).click()
    await expect(titles(page)).toHaveText(titlesOf(first.own))
  })

  test('has no card higher than 420 px on a phone', { tag: '@phone' }, async ({ page }) => {
    await page.goto(urls.work('All'))
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.clientHeight))
    expect(heights).toHaveLength(others.length)
    expect(Math.max(...heights)).toBeLessThanOrEqual(420)
  })

  test('lets a case study that is alone in the last row fill it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(urls.work('All'))
    const right = (card: Element) => card.getBoundingClientRect().right
    const [second, last] = [
      await cards(page).nth(2).evaluate(right),
      await cards(page).last().evaluate(right),
    ]
    expect(others.length % 3).toBe(1)
    expect(last).toBe(second)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('lists every case study and shows no buttons', { tag: '@quick' }, async ({ page }) => {
      await page.goto('/work')
      await expect(cards(page)).toHaveCount(others.length)
      for (const { id } of work)
        await expect(
          page
            .getByRole('main')
            .locator(`a[href="/work/${id}"]:not([aria-hidden])`)
            .filter({ visible: true })
            .first(),
        ).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    })
  })
})
