import { expect, test } from '@playwright/test'
import { findClippedText } from './find-clipped-text.ts'

/** A short page with the same header as most pages. */
const PAGE = '/subsidiaries'

test.describe('mobile menu', { tag: ['@phone', '@quick'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE)
  })

  test('makes the page inert and stops its scrolling while open', async ({ page }) => {
    const toggle = page.getByRole('banner').getByLabel('Menu', { exact: true })
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await toggle.tap()
    await expect(menu.getByRole('link', { name: 'Our Work' })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await expect(page.locator('main')).toHaveAttribute('inert')
    await toggle.tap()
    await expect(menu).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    await expect(page.locator('main')).not.toHaveAttribute('inert')
  })

  test('leads to the pages of the main navigation first, then to the other pages about the group', async ({
    page,
  }) => {
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
    const links = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link')
    await expect(links.filter({ visible: true })).toHaveText([
      ...['Our Work', 'Products', 'Academy', 'About Us'],
      ...['Subsidiaries', 'Careers', 'Corporate Responsibility', 'Contact'],
    ])
    await links.filter({ hasText: 'Careers' }).tap()
    await expect(page).toHaveURL('/careers')
  })

  test('scrolls only down at a width of 320 px and a text size of 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const toggle = page.getByRole('banner').getByLabel('Menu', { exact: true })
    await expect(toggle).toBeInViewport({ ratio: 1 })
    await toggle.tap()
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await menu.getByText('Services', { exact: true }).tap()
    const overflow = await menu.evaluate(({ parentElement: sheet }) =>
      sheet ? sheet.scrollWidth - sheet.clientWidth : Number.NaN,
    )
    expect(overflow).toBe(0)
    expect(await page.evaluate(findClippedText)).toEqual([])
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
    await menu.getByText('Services', { exact: true }).focus()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('link', { name: 'Data Analytics' })).toBeVisible()
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
