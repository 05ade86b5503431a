import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { findCutText } from './find-layout-faults.ts'

const toggle = (page: Page) => page.getByRole('banner').getByLabel('Menu', { exact: true })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })

test.describe('mobile menu', { tag: ['@phone', '@quick'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(urls.subsidiaries())
  })

  test('makes the page inert and still while open, and leads to other pages', async ({ page }) => {
    await toggle(page).tap()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect(page.locator('main')).toHaveAttribute('inert')
    await toggle(page).tap()
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await toggle(page).tap()
    await expect(menu(page).locator(`a[href="${urls.profile()}"]`)).toBeVisible()
    await menu(page).locator(`a[href="${urls.careers()}"]`).tap()
    await expect(page).toHaveURL(urls.careers())
  })

  test('scrolls only down at a width of 320 px and a text size of 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect(toggle(page)).toBeInViewport({ ratio: 1 })
    await toggle(page).tap()
    await menu(page).locator('details > summary').tap()
    const overflow = await menu(page).evaluate(({ parentElement: sheet }) =>
      sheet ? sheet.scrollWidth - sheet.clientWidth : Number.NaN,
    )
    expect(overflow).toBe(0)
    expect(await findCutText(page)).toEqual([])
  })

  test('closes when the window becomes wide enough to show the main navigation instead', async ({ page }) => {
    await toggle(page).tap()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('opens with Enter, keeps the focus inside, and returns the focus on Escape', async ({ page }) => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.keyboard.press('Tab')
    await expect(menu(page).locator(':focus')).toHaveCount(1)
    await menu(page).locator('details > summary').focus()
    await page.keyboard.press('Space')
    await expect(
      menu(page)
        .locator(`a[href^="${urls.service('')}"]`)
        .first(),
    ).toBeVisible()
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(true)
    }
    await toggle(page).focus()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })
})
