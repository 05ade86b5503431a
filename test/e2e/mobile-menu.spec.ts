import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { findCutText } from './find-layout-faults.ts'

test.describe('mobile menu', { tag: ['@phone', '@quick'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(urls.subsidiaries())
  })

  test('makes the page inert and stops its scrolling while open, and leads to other pages', async ({
    page,
  }) => {
    const toggle = page.getByRole('banner').getByLabel('Menu', { exact: true })
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await toggle.tap()
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expect(page.locator('main')).toHaveAttribute('inert')
    await toggle.tap()
    await expect(menu).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await toggle.tap()
    await menu.locator(`a[href="${urls.careers()}"]`).tap()
    await expect(page).toHaveURL(urls.careers())
  })

  test('scrolls only down at a width of 320 px and a text size of 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const toggle = page.getByRole('banner').getByLabel('Menu', { exact: true })
    await expect(toggle).toBeInViewport({ ratio: 1 })
    await toggle.tap()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await menu.locator('details > summary').tap()
    const overflow = await menu.evaluate(({ parentElement: sheet }) =>
      sheet ? sheet.scrollWidth - sheet.clientWidth : Number.NaN,
    )
    expect(overflow).toBe(0)
    expect(await findCutText(page)).toEqual([])
  })

  test('closes when the window becomes wide enough to show the main navigation instead', async ({ page }) => {
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('opens with Enter, keeps the focus inside, and returns the focus on Escape', async ({ page }) => {
    const toggle = page.getByRole('banner').getByLabel('Menu', { exact: true })
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(menu.locator(':focus')).toHaveCount(1)
    await menu.locator('details > summary').focus()
    await page.keyboard.press('Space')
    await expect(menu.locator(`a[href^="${urls.service('')}"]`).first()).toBeVisible()
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(true)
    }
    await toggle.focus()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(toggle).toBeFocused()
  })
})
