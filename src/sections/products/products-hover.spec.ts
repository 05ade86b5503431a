import { expect, type Page, test } from '@playwright/test'
import {
  AVAILABLE,
  COMING_SOON,
  exploreLink,
  productDescription,
  productItem,
  productLink,
  productList,
} from '#test/e2e/products-page.ts'

test.describe('product list with a mouse', { tag: '@desktop' }, () => {
  test('shows the preview of the hovered product', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/products')
    await productLink(page, 'Fides Agro').hover()
    await expect(productLink(page, 'Fides Agro')).toHaveAttribute('aria-expanded', 'true')
    await expect(productDescription(page, 'Fides Agro')).toBeVisible()
    await expect(productDescription(page, 'CortexHR')).toBeHidden()
    await expect(exploreLink(page, 'Fides Agro')).toHaveCount(0)

    await productLink(page, 'Taxly').hover()
    await expect(productItem(page, 'Taxly').getByText('Tax & Compliance')).toHaveCount(2)
    await expect(productDescription(page, 'Taxly')).toBeVisible()
    await expect(productLink(page, 'Taxly')).toHaveAttribute('aria-expanded', 'true')
    await expect(productDescription(page, 'Fides Agro')).toBeHidden()
  })

  test('opens the product page on a click on the name', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/products')
    await productLink(page, 'Taxly').hover()
    await productLink(page, 'Taxly').click()
    await expect(page).toHaveURL('/products/taxly')
  })

  test('makes the hovered name bolder without layout shift', async ({ page }) => {
    await page.goto('/products')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const names = productList(page).getByRole('heading', { level: 2 })
    const positions = () =>
      names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top + scrollY))
    const before = await positions()
    for (const name of ['Results Management System', 'Astra Insight']) {
      await productLink(page, name).hover()
      await expect(productLink(page, name)).toHaveAttribute('aria-expanded', 'true')
      await names.evaluateAll((all) => {
        const animations = all.flatMap((each) => each.getAnimations({ subtree: true }))
        return Promise.allSettled(animations.map(({ finished }) => finished.then(() => undefined)))
      })
      expect(await positions()).toEqual(before)
    }
  })
})

test.describe('product list with keyboard and mouse combined', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test.beforeEach(async ({ page }) => {
    // Timers run without delay, so that two frames are enough for the list to react to a scroll under the pointer.
    await page.addInitScript(() => {
      const { setTimeout: original } = window
      window.setTimeout = ((run: () => void) => original(run)) as typeof setTimeout
    })
    await page.goto('/products')
    await productLink(page, 'CortexHR').hover()
  })

  test('keeps the focus on the list when Tab scrolls other names under the pointer', async ({ page }) => {
    await productLink(page, 'CortexHR').focus()
    // A product has two focus stops: its name and the link in its preview. The last stop of the loop is the last name.
    for (let stop = 1; stop < 2 * (AVAILABLE.length + COMING_SOON.length) - 1; stop += 1) {
      await page.keyboard.press('Tab')
      await waitForTwoFrames(page)
      await expect(productList(page).locator(':focus')).toHaveCount(1)
    }
    await expect(productList(page).getByRole('heading').last().getByRole('link')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('opens the page of the clicked name when scrolling has moved the name under the pointer', async ({
    page,
  }) => {
    const topOf = async (name: string) => (await productLink(page, name).boundingBox())?.y ?? 0
    await page.mouse.wheel(0, (await topOf('Taxly')) - (await topOf('CortexHR')))
    await expect.poll(() => productLink(page, 'Taxly').evaluate((name) => name.matches(':hover'))).toBe(true)
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL('/products/taxly')
  })
})

/** Waits for two animation frames: the second frame shows the changes that scripts made in the first. */
async function waitForTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
}
