import { expect, test } from '@playwright/test'

/** A short page with the usual header. */
const PAGE = '/subsidiaries'

test.describe('header', () => {
  test('stays in view and changes its background after 20 px of scrolling', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await background()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await page.waitForTimeout(300)
    expect(await background()).toBe(before)
    await page.evaluate(() => scrollTo({ top: 22, behavior: 'instant' }))
    await expect.poll(background).not.toBe(before)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(header).toBeInViewport()
  })

  test('has a skip link as its first focus stop, which moves the focus to the content', async ({ page }) => {
    await page.goto(PAGE)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('header without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has a working menu with links to pages and services', async ({ page }, { project }) => {
    await page.goto(PAGE)
    if (project.name === 'phone') {
      await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
      await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Products' }).click()
      await expect(page).toHaveURL('/products')
    } else {
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByLabel('Services menu').click()
      await expect(menu.getByRole('link', { name: 'Data Analytics' })).toBeVisible()
      await menu.getByRole('link', { name: 'Services', exact: true }).click()
      await expect(page).toHaveURL('/services')
    }
  })
})
