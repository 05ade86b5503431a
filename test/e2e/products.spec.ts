import { expect, type Locator, type Page, test } from '@playwright/test'
import { entries } from '#src/content/load/read-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

const products = entries(checkContent(process.cwd()).files, 'products').map(({ data }) => data)
const namesOf = (some: typeof products) => some.map(({ name }) => name)
const AVAILABLE = namesOf(products.filter(({ status }) => status === 'available'))
const COMING = namesOf(products.filter(({ status }) => status !== 'available'))

const list = (page: Page): Locator => page.getByRole('list', { name: 'Products', exact: true })
const product = (page: Page, name: string): Locator =>
  list(page)
    .locator('> li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const nameOf = (page: Page, name: string): Locator =>
  list(page).getByRole('heading', { name, exact: true }).getByRole('link')
const description = (page: Page, name: string): Locator =>
  product(page, name).getByText(DESCRIPTIONS[name] ?? '')

/** Holds the files of a name back until the function it gives is called. */
async function hold(page: Page, name: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(name, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Waits until the page has been drawn and whatever that caused has been drawn too. */
async function untilTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
}

/** How the short description of a product begins. */
const DESCRIPTIONS: Record<string, string> = {
  CortexHR: 'Hiring, payroll, leave',
  Taxly: 'Prepares, checks and files VAT',
  'Clavis Institute': 'Short online courses',
  'Fides Agro': 'Seasonal cover for smallholder',
}

test('lists every product; those not available bear the tag Coming Soon', async ({ page }) => {
  await page.goto('/products')
  await expect(list(page).getByRole('heading', { level: 2 })).toHaveCount(products.length)
  for (const name of COMING) await expect(product(page, name).getByText('Coming Soon')).toBeVisible()
  for (const name of AVAILABLE) await expect(product(page, name).getByText('Coming Soon')).toHaveCount(0)
})

test('the preview of the first product is there from the start', async ({ page }) => {
  await page.goto('/products')
  await expect(description(page, 'CortexHR')).toBeVisible()
  await expect(description(page, 'Taxly')).toBeHidden()
  await expect(product(page, 'CortexHR').getByRole('list', { name: 'Technologies' })).toHaveText(
    'ReactNode.jsPostgreSQL',
  )
  await expect(product(page, 'CortexHR').getByRole('link', { name: /Explore Product/ })).toHaveAttribute(
    'href',
    '/products/cortexhr',
  )
})

test('asks for a demo at the end', async ({ page }) => {
  await page.goto('/products')
  await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
    'href',
    '/contact?subject=Demo',
  )
})

test.describe('with a pointer, on a wide screen', { tag: '@desktop' }, () => {
  test('hovering a name shows its preview, which stays when the pointer leaves', async ({ page }) => {
    await page.goto('/products')
    await nameOf(page, 'Fides Agro').hover()
    await expect(nameOf(page, 'Fides Agro')).toHaveAttribute('aria-expanded', 'true')
    await expect(description(page, 'Fides Agro')).toBeVisible()
    await expect(description(page, 'CortexHR')).toBeHidden()
    await expect(product(page, 'Fides Agro').getByText('Launching Q2 2026')).toBeVisible()
    await expect(product(page, 'Fides Agro').getByRole('link', { name: /Explore Product/ })).toHaveCount(0)

    await nameOf(page, 'Taxly').hover()
    await expect(product(page, 'Taxly').getByText('Tax & Compliance')).toHaveCount(2)
    await expect(description(page, 'Taxly')).toBeVisible()
    await expect(nameOf(page, 'Taxly')).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(2, 2)
    await page.waitForTimeout(400)
    await expect(description(page, 'Taxly')).toBeVisible()
    await expect(description(page, 'Fides Agro')).toBeHidden()
  })

  test('a click on a name leads to its page', async ({ page }) => {
    await page.goto('/products')
    await nameOf(page, 'Taxly').hover()
    await nameOf(page, 'Taxly').click()
    await expect(page).toHaveURL('/products/taxly')
  })

  test('a click for a tab of its own gets one, though the preview is still on its way', async ({ page }) => {
    const release = await hold(page, /ProductPreview/)
    await page.goto('/products')
    const opened = page.context().waitForEvent('page')
    await nameOf(page, 'Taxly').click({ modifiers: ['ControlOrMeta'] })
    release()
    await expect(await opened).toHaveURL('/products/taxly')
    await expect(page).toHaveURL('/products')
  })

  test('names gain weight without moving the others', async ({ page }) => {
    await page.goto('/products')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const names = list(page).getByRole('heading', { level: 2 })
    const places = () =>
      names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top + scrollY))
    const before = await places()
    for (const name of ['Results Management System', 'Astra Insight']) {
      await nameOf(page, name).hover()
      await expect(nameOf(page, name)).toHaveAttribute('aria-expanded', 'true')
      await names.evaluateAll((all) => {
        const gaining = all.flatMap((each) => each.getAnimations({ subtree: true }))
        return Promise.allSettled(gaining.map(({ finished }) => finished.then(() => undefined)))
      })
      expect(await places()).toEqual(before)
    }
  })
})

test('with the keyboard, focus shows the preview and the next stop leads on', async ({ page }) => {
  await page.goto('/products')
  await product(page, 'CortexHR')
    .getByRole('link', { name: /Explore Product/ })
    .focus()
  await page.keyboard.press('Tab')
  await expect(nameOf(page, 'Taxly')).toBeFocused()
  await expect(description(page, 'Taxly')).toBeVisible()
  await page.keyboard.press('Tab')
  const explore = product(page, 'Taxly').getByRole('link', { name: /Explore Product/ })
  await expect(explore).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/taxly')
})

test.describe('with the keyboard, while the pointer rests on the list', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test.beforeEach(async ({ page }) => {
    // Without delays, two frames are enough for all that a scroll under the pointer can cause.
    await page.addInitScript(() => {
      const { setTimeout: original } = window
      window.setTimeout = ((run: () => void) => original(run)) as typeof setTimeout
    })
    await page.goto('/products')
    await nameOf(page, 'CortexHR').hover()
    await untilIslandsAwake(page)
  })

  test('product list: focus is never lost when Tab scrolls other names under the pointer', async ({
    page,
  }) => {
    await nameOf(page, 'CortexHR').focus()
    // An available product has two stops: its name and the link in its preview.
    for (let stop = 1; stop < 2 * AVAILABLE.length + COMING.length; stop += 1) {
      await page.keyboard.press('Tab')
      await untilTwoFrames(page)
      await expect(list(page).locator(':focus')).toHaveCount(1)
    }
    await expect(list(page).getByRole('heading').last().getByRole('link')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('product list: a moving pointer does not replace the preview that has the focus', async ({ page }) => {
    const explore = product(page, 'CortexHR').getByRole('link', { name: /Explore Product/ })
    await explore.focus()
    await nameOf(page, 'Clavis Institute').hover()
    await untilTwoFrames(page)
    await expect(explore).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(nameOf(page, 'Taxly')).toBeFocused()
  })

  test('product list: a click follows a name that a scroll brought under the pointer', async ({ page }) => {
    const topOf = async (name: string) => (await nameOf(page, name).boundingBox())?.y ?? 0
    await page.mouse.wheel(0, (await topOf('Taxly')) - (await topOf('CortexHR')))
    await expect.poll(() => nameOf(page, 'Taxly').evaluate((name) => name.matches(':hover'))).toBe(true)
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL('/products/taxly')
  })
})

test.describe('by touch', { tag: '@phone' }, () => {
  test('the first tap opens the preview in place, and its link leads on', async ({ page }) => {
    await page.goto('/products')
    await nameOf(page, 'Taxly').tap()
    await expect(description(page, 'Taxly')).toBeVisible()
    await expect(page).toHaveURL('/products')
    await nameOf(page, 'Fides Agro').tap()
    await expect(product(page, 'Fides Agro').getByText('Launching Q2 2026')).toBeVisible()
    await product(page, 'Taxly')
      .getByRole('link', { name: /Explore Product/ })
      .tap()
    await expect(page).toHaveURL('/products/taxly')
  })

  test('on a wide screen too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/products')
    await nameOf(page, 'Clavis Institute').tap()
    await expect(description(page, 'Clavis Institute')).toBeVisible()
    await expect(page).toHaveURL('/products')
    await nameOf(page, 'Clavis Institute').tap()
    await expect(page).toHaveURL('/products/clavis-institute')
  })

  test('a finger on a computer that has a mouse as well gets the preview first', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'hover', value: 'hover' }] })
    await page.goto('/products')
    await nameOf(page, 'Clavis Institute').tap()
    await untilIslandsAwake(page)
    await expect(description(page, 'Clavis Institute')).toBeVisible()
    await expect(page).toHaveURL('/products')
    await nameOf(page, 'Clavis Institute').tap()
    await expect(page).toHaveURL('/products/clavis-institute')
  })

  test('two taps made before the preview can answer lead on too', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const release = await hold(page, /ProductPreview/)
    await page.goto('/products')
    await nameOf(page, 'Clavis Institute').tap()
    await nameOf(page, 'Clavis Institute').tap()
    release()
    await expect(page).toHaveURL('/products/clavis-institute')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('product list: the preview of a focused name stays when the pointer rests on another', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/products')
    await nameOf(page, 'CortexHR').focus()
    await nameOf(page, 'Taxly').hover()
    await expect(description(page, 'Taxly')).toBeHidden()
    await expect(description(page, 'CortexHR')).toBeVisible()
  })

  test('the list alone is readable, and each name leads to its page', async ({ page }) => {
    await page.goto('/products')
    for (const name of [...AVAILABLE, ...COMING]) await expect(nameOf(page, name)).toBeVisible()
    await nameOf(page, 'Fides Agro').click()
    await expect(page).toHaveURL('/products/fides-agro')
  })
})
