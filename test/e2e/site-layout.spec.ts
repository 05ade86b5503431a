import { expect, test } from '@playwright/test'

/** A short page that shows the header as it is on most pages. */
const PAGE = '/subsidiaries'

test.describe('header', () => {
  test('stays in view and changes once the page is scrolled more than 20 px', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await ground()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await page.waitForTimeout(300)
    expect(await ground()).toBe(before)
    await page.evaluate(() => scrollTo({ top: 22, behavior: 'instant' }))
    await expect.poll(ground).not.toBe(before)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    await expect(header).toBeInViewport()
  })

  test('skip link is the first stop and leads to the content', async ({ page }) => {
    await page.goto(PAGE)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('Services dropdown', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE)
  })

  const nav = 'Main'
  const entry = 'Cloud Infrastructure'

  test('opens on hover and closes 200 ms after the pointer has left', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    const item = menu.getByRole('link', { name: entry })
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(item).toBeVisible()

    const stayed = await page.evaluate(async () => {
      const details = document.querySelector<HTMLDetailsElement>('[data-dropdown] details')
      const dropdown = document.querySelector('[data-dropdown]')
      if (!details || !dropdown) throw new Error('no dropdown')
      const left = performance.now()
      dropdown.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
      await new Promise<void>((resolve) =>
        details.addEventListener('toggle', () => resolve(), { once: true }),
      )
      return performance.now() - left
    })
    expect(stayed).toBeGreaterThanOrEqual(195)
    await expect(item).toBeHidden()
  })

  test('stays open when the pointer comes back in time', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await page.mouse.move(5, 600)
    await page.waitForTimeout(80)
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await page.waitForTimeout(400)
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
  })

  test('closed and opened again by keyboard it stays, though the pointer has just left', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    await menu.getByRole('link', { name: 'Services', exact: true }).hover()
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
    const isOpen = await page.evaluate(async () => {
      const details = document.querySelector<HTMLDetailsElement>('[data-dropdown] details')
      if (!details) throw new Error('no dropdown')
      const toggled = () =>
        new Promise((resolve) => details.addEventListener('toggle', resolve, { once: true }))
      details.parentElement?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
      const closed = toggled()
      details.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      await closed
      details.querySelector('summary')?.click()
      await new Promise((resolve) => setTimeout(resolve, 400))
      return details.open
    })
    expect(isOpen).toBe(true)
  })

  test('lists the four required services and See More', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
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

  test('opens and closes by keyboard; Escape gives the focus back', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    const toggle = menu.getByLabel('Services menu')
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'CMS Solutions' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: entry })).toBeHidden()
    await expect(toggle).toBeFocused()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: entry })).toBeHidden()
  })

  test('Escape closes what the pointer has opened, wherever the focus is', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await menu.getByLabel('Services menu').hover()
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: entry })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  test('the pointer does not close it on somebody who is in it by keyboard', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    await menu.getByLabel('Services menu').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await menu.getByLabel('Services menu').hover()
    await page.mouse.move(5, 600)
    await page.waitForTimeout(400)
    await expect(menu.getByRole('link', { name: 'CMS Solutions' })).toBeFocused()
  })

  test('is closed on a page that is come back to', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    await menu.getByLabel('Services menu').click()
    await menu.getByRole('link', { name: 'CMS Solutions' }).click()
    await expect(page).toHaveURL('/services/cms-solutions')
    await page.mouse.move(5, 600)
    await page.goBack()
    await expect(page).toHaveURL(PAGE)
    await expect(menu.getByRole('link', { name: entry })).toBeHidden()
  })

  test('a click after hovering keeps it open, a second one closes it', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: nav })
    const toggle = menu.getByLabel('Services menu')
    await toggle.hover()
    await toggle.click()
    await expect(menu.getByRole('link', { name: entry })).toBeVisible()
    await toggle.click()
    await expect(menu.getByRole('link', { name: entry })).toBeHidden()
  })
})

test.describe('mobile menu', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGE)
  })

  test('opens a full menu, locks the page behind it and closes again', async ({ page }) => {
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

  test('closes where the window becomes wide enough for the navigation itself', async ({ page }) => {
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('Services toggles on tap and Escape closes the menu', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Mobile' })
    await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
    await menu.getByText('Services', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Data Analytics' })).toBeVisible()
    await menu.getByText('Services', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Data Analytics' })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  })

  test('works by keyboard alone: Enter opens, Tab stays within, Escape gives the focus back', async ({
    page,
  }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu is reachable and Services leads to /services', async ({ page }, { project }) => {
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

test('footer has its columns, mail link, legal links and the year', async ({ page }) => {
  await page.goto(PAGE)
  const footer = page.getByRole('contentinfo')
  const company = footer.getByRole('navigation', { name: 'Company' })
  for (const name of [
    'Subsidiaries',
    'About Us',
    'Our Work',
    'Careers',
    'Corporate Responsibility',
    'Contact',
  ])
    await expect(company.getByRole('link', { name, exact: true })).toBeVisible()
  const services = footer.getByRole('navigation', { name: 'Services' })
  for (const id of ['application-development', 'data-engineering', 'devops-consulting', 'ui-ux-design'])
    await expect(services.locator(`a[href="/services/${id}"]`)).toBeVisible()
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(2)
  await expect(footer).toContainText('Abuja')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer.locator('a[href="/privacy-policy"]')).toBeVisible()
  await expect(footer.locator('a[href="/terms-of-service"]')).toBeVisible()
})
