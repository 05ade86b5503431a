import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { finishAnimations } from './show-page.ts'

test.describe('header', { tag: '@desktop' }, () => {
  test('stays in view, and changes its background when scrolled by more than 20 px', async ({ page }) => {
    await page.goto(urls.home())
    const header = page.getByRole('banner')
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await background()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await page.evaluate(finishAnimations)
    expect(await background()).toBe(before)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect.poll(background).not.toBe(before)
    await expect(header).toBeInViewport()
  })

  test('starts with a skip link to the main content', { tag: '@quick' }, async ({ page }) => {
    await page.goto(urls.subsidiaries())
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('header without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens its menu, whose links lead to pages and services', { tag: '@quick' }, async ({
    page,
    hasTouch: isPhone,
  }) => {
    await page.goto(urls.subsidiaries())
    if (isPhone) {
      await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
      await page.locator(`[data-menu] a[href="${urls.products()}"]`).click()
      await expect(page).toHaveURL(urls.products())
    } else {
      await page.locator('[data-dropdown] summary').click()
      await page
        .locator(`[data-dropdown] li a[href^="${urls.service('')}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(/\/services\/./)
    }
  })
})
