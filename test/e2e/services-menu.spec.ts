import { expect, type Locator, type Page, test } from '@playwright/test'

/** A short page with the same header as most pages. */
const PAGE = '/subsidiaries'

/** A service that the menu lists. */
const SERVICE = 'Cloud Infrastructure'

test.describe('services menu', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto(PAGE)
  })

  test('opens on hover and closes 200 ms after the pointer has left', { tag: '@quick' }, async ({ page }) => {
    const menu = mainNavigation(page)
    const item = menu.getByRole('link', { name: SERVICE })
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(item).toBeVisible()

    await pauseClock(page)
    await page.mouse.move(5, 600)
    await page.clock.runFor(199)
    await expect(item).toBeVisible()
    await page.clock.runFor(1)
    await expect(item).toBeHidden()
  })

  test('stays open when the pointer returns within 200 ms', async ({ page }) => {
    const menu = mainNavigation(page)
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await pauseClock(page)
    await page.mouse.move(5, 600)
    await page.clock.runFor(80)
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await page.clock.runFor(400)
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
  })

  test('stays open when it is closed and reopened within 200 ms after the pointer has left', async ({
    page,
  }) => {
    const menu = mainNavigation(page)
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
    await pauseClock(page)
    await page.evaluate(async () => {
      const details = document.querySelector<HTMLDetailsElement>('[data-dropdown] details')
      if (!details) throw new Error('no dropdown')
      const toggled = () =>
        new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }))
      details.parentElement?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
      const closed = toggled()
      details.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await closed
      details.querySelector('summary')?.click()
    })
    await page.clock.runFor(400)
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
  })

  test('lists the four required services and See More', async ({ page }) => {
    const menu = mainNavigation(page)
    await menu.getByLabel('Services menu').click()
    const expected: [string, string][] = [
      ['CMS Solutions', '/services/cms-solutions'],
      ['Data Analytics', '/services/data-analytics'],
      ['Cloud Infrastructure', '/services/cloud-infrastructure'],
      ['Branding Design', '/services/branding-design'],
      ['See More', '/services'],
    ]
    for (const [name, href] of expected)
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('opens and closes by keyboard, and moves the focus back to its button on Escape', {
    tag: '@quick',
  }, async ({ page }) => {
    const menu = mainNavigation(page)
    const toggle = menu.getByLabel('Services menu')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'CMS Solutions' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: SERVICE })).toBeHidden()
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: SERVICE })).toBeHidden()
  })

  test('closes on Escape after hovering, and leaves the focus on an element outside the menu', async ({
    page,
  }) => {
    const menu = mainNavigation(page)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await menu.getByLabel('Services menu').hover()
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: SERVICE })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  test('stays open when the pointer leaves while the focus is inside', async ({ page }) => {
    const menu = mainNavigation(page)
    await menu.getByLabel('Services menu').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await menu.getByLabel('Services menu').hover()
    await page.mouse.move(5, 600)
    await page.clock.runFor(400)
    await expect(menu.getByRole('link', { name: 'CMS Solutions' })).toBeFocused()
  })

  test('stays open on a click after hovering, and closes on the second click', async ({ page }) => {
    const menu = mainNavigation(page)
    const toggle = menu.getByLabel('Services menu')
    await toggle.hover()
    await toggle.click()
    await expect(menu.getByRole('link', { name: SERVICE })).toBeVisible()
    await toggle.click()
    await expect(menu.getByRole('link', { name: SERVICE })).toBeHidden()
  })
})

/** Stops the clock of the page, so that only `clock.runFor` runs its timers. */
async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}
