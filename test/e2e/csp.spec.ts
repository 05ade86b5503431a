import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { fillMessage, sendMessage } from './contact-page.ts'
import { scrollThrough } from './scroll-through.ts'
import { waitForHydration } from './wait-for-hydration.ts'

const PAGES = [...siteAddresses().map(({ path }) => path), urls.notFound(), urls.offline(), urls.thankYou()]

/** Controls that can be used without leaving the page. */
const CONTROLS = 'button, summary, select, textarea, input:not([tabindex="-1"]), [role="tab"]'

/** Controls in islands; an island is hydrated when one of its controls gets the focus. */
const HYDRATING = 'astro-island :is(button, h2 a, input, [role="tab"])'

/** Maximum of links hovered on a page: the items of a list are alike, so the first ones are enough. */
const MAX_HOVERS = 12

/**
 * By default the tests use the controls of one page of each kind. With EVERY_CONTROL=1 they use those of all pages,
 * which takes five minutes.
 */
const usesEveryPage = Boolean(process.env.EVERY_CONTROL)

test.describe('CSP', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] })
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        (window as unknown as { violations: string[] }).violations.push(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        ),
      )
    })
  })

  test('detects a violation when an inline style is added (checks the test itself)', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(urls.about())
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    expect(await violations(page)).toEqual([expect.stringContaining('style-src-attr')])
  })

  for (const path of PAGES) {
    const isOneOfItsKind = Object.values(PAGE_KINDS).includes(path)
    const usesControls = usesEveryPage || isOneOfItsKind
    test(`has no violation on ${path}${usesControls ? ' when all controls are used' : ''}`, {
      tag: isOneOfItsKind ? '@quick' : [],
    }, async ({ page }) => {
      test.setTimeout(60_000)
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await scrollThrough(page)
      if (usesControls) expect(await operateControls(page)).toBeGreaterThan(0)
      expect(await violations(page)).toEqual([])
      expect(errors).toEqual([])
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }

  test('has no violation in the contact form, from an empty submit to the thank-you dialog', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto(urls.contact())
    await sendMessage(page)
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await fillMessage(page)
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    await sendMessage(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await violations(page)).toEqual([])
  })
})

/** Uses every control and hovers the first links of lists. @returns the number of controls and links used */
async function operateControls(page: Page): Promise<number> {
  // An island replays earlier clicks after its hydration, which could be after the check for violations.
  if ((await page.locator(HYDRATING).count()) > 0) await page.locator(HYDRATING).first().focus()
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().hover()
  let used = 0
  for (const control of await page.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    const kind = await control.evaluate((element) => element.tagName)
    if (kind === 'SELECT') await control.selectOption({ index: 1 })
    else if (kind === 'INPUT' || kind === 'TEXTAREA') await control.fill('Ọpẹ́yẹmí')
    else await control.click({ force: true })
    used += 1
  }
  for (const link of (await page.locator('main li a').all()).slice(0, MAX_HOVERS)) {
    if (!(await link.isVisible())) continue
    // Ignore a failed hover: the preview of the previous link may cover this link.
    await link.hover({ force: true, timeout: 1_000 }).catch(() => undefined)
    used += 1
  }
  return used
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { violations: string[] }).violations)
}
