import { expect, test } from '@playwright/test'
import { finishAnimations } from './finish-animations.ts'

/** A short page with the same header as most pages. */
const PAGE = '/subsidiaries'

test.describe('header', () => {
  test('stays in view, and changes its background when scrolled by more than 20 px', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await background()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await page.evaluate(finishAnimations)
    expect(await background()).toBe(before)
    await page.evaluate(() => scrollTo({ top: 22, behavior: 'instant' }))
    await expect.poll(background).not.toBe(before)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(header).toBeInViewport()
  })

  for (const [path, current] of [
    ['/services', 'page'],
    ['/services/data-engineering', 'true'],
  ] as const)
    test(`marks Services on ${path}`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path)
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', current)
    })

  test('starts with a skip link, which moves the focus to the main content', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    await page.goto(PAGE)
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
    await page.goto(PAGE)
    if (isPhone) {
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
