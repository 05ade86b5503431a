import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

const dropdown = (page: Page) => page.locator('[data-dropdown]')
const services = (page: Page) => dropdown(page).locator('> a')
const toggle = (page: Page) => dropdown(page).locator('summary')
const item = (page: Page) => dropdown(page).locator('li a').first()

test.describe('services menu', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto(urls.subsidiaries())
  })

  test('opens on hover and closes 200 ms after the pointer left', { tag: '@quick' }, async ({ page }) => {
    await services(page).hover()
    await expect(item(page)).toBeVisible()
    await pauseClock(page)
    await page.mouse.move(5, 600)
    await page.clock.runFor(80)
    await services(page).hover()
    await page.clock.runFor(400)
    await expect(item(page)).toBeVisible()
    await page.mouse.move(5, 600)
    await page.clock.runFor(199)
    await expect(item(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(item(page)).toBeHidden()
  })

  test('opens by keyboard, and gives the focus back on Escape', { tag: '@quick' }, async ({ page }) => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(item(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(item(page)).toBeFocused()
    // The pointer that leaves does not close a menu with the focus.
    await toggle(page).hover()
    await page.mouse.move(5, 600)
    await page.clock.runFor(400)
    await expect(item(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(item(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(item(page)).toBeVisible()
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab')
    await expect(item(page)).toBeHidden()
  })

  test('closes on Escape after hovering, and leaves the focus outside', async ({ page }) => {
    const skipLink = page.getByRole('link', { name: 'Skip to content' })
    await skipLink.focus()
    await toggle(page).hover()
    await expect(item(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(item(page)).toBeHidden()
    await expect(skipLink).toBeFocused()
  })

  test('stays open on a click after hovering, and closes on the second click', async ({ page }) => {
    await toggle(page).hover()
    await toggle(page).click()
    await expect(item(page)).toBeVisible()
    await toggle(page).click()
    await expect(item(page)).toBeHidden()
  })
})

/** Stops the clock of the page, so that only `clock.runFor` runs its timers. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}
