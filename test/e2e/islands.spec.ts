import { expect, type Page, test } from '@playwright/test'
import { holdRequests } from './hold-requests.ts'
import { productDescription, productLink } from './products-page.ts'
import { waitForHydration } from './wait-for-hydration.ts'

test.describe('work filter island', { tag: '@desktop' }, () => {
  test('loads its script again after a failed download, and is then hydrated', { tag: '@quick' }, async ({
    page,
  }) => {
    const filter = page.getByRole('group', { name: 'Filter by category' })
    const studies = page.getByRole('main').locator('[data-category]').filter({ visible: true })
    let isDown = true
    await page.route(/WorkFilter/, (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
    await page.goto('/work')
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'))
    await filter.getByRole('button').last().click()
    await refused
    isDown = false
    await expect(async () => {
      await page.mouse.move(2, 2)
      await filter.getByRole('button').last().click()
      await expect(filter.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true', {
        timeout: 1000,
      })
    }).toPass()
    await waitForHydration(page)
    expect(await studies.count()).toBeLessThan(3)
  })
})

test.describe('islands before their modules have loaded', () => {
  test('work filter: a click marks its button as busy, and filters once after hydration', {
    tag: '@desktop',
  }, async ({ page }) => {
    const release = await holdRequests(page, /WorkFilter/)
    await page.goto('/work')
    const button = page.getByRole('group', { name: 'Filter by category' }).getByRole('button').nth(1)
    const entries = await page.evaluate(() => history.length)
    for (const _ of ['first', 'impatient']) await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    release()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })

  test('product list: two taps mark the name as busy, and open its preview once', { tag: '@phone' }, async ({
    page,
  }) => {
    const release = await holdRequests(page, /ProductPreview/)
    await page.goto('/products')
    for (const _ of ['first', 'impatient']) await productLink(page, 'Taxly').tap()
    await expect(productLink(page, 'Taxly')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(productDescription(page, 'Taxly')).toBeVisible()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page).toHaveURL('/products')
  })
})

test.describe('modules of islands', () => {
  test('are fetched after the load event, and React runs only after the first touch', {
    tag: '@desktop',
  }, async ({ page }) => {
    await recordReact(page)
    const react = page.waitForResponse(/\/react\.[\w-]+\.js$/)
    await page.goto('/products')
    await react
    const isLoaded = await page.evaluate(() => document.readyState === 'complete')
    expect(isLoaded).toBe(true)
    expect(await hasReactRun(page)).toBe(false)
    await productLink(page, 'Taxly').focus()
    await waitForHydration(page)
    expect(await hasReactRun(page)).toBe(true)
  })
})

/** Records whether React DOM runs: it reports itself to the hook of React's developer tools. */
async function recordReact(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const inject = () => Object.assign(window, { hasReactRun: true })
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } })
  })
}

function hasReactRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'hasReactRun' in window)
}
