import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { siteAddresses } from '../support/site-addresses.ts'
import { untilIslandsAwake } from './wait-for-hydration.ts'

const PAGES = [...siteAddresses().map(({ path }) => path), urls.notFound(), urls.thankYou()]

/** Everything that can be pressed or typed into without leaving the page. */
const CONTROLS = 'button, summary, select, textarea, input:not([tabindex="-1"]), [role="tab"]'

/** What wakes an island where it has the focus. */
const WAKING = 'astro-island :is(button, h2 a, input, [role="tab"])'

/** Lists repeat themselves. */
const MAX_HOVERS = 12

test.describe('the content security policy holds', { tag: '@desktop' }, () => {
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

  test('where it is broken, that is seen', async ({ page }) => {
    await page.goto(urls.about())
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    expect(await violations(page)).toEqual([expect.stringContaining('style-src-attr')])
  })

  for (const path of PAGES) {
    // What can be pressed is the same on all pages of a kind; EVERY_CONTROL=1 does so on all of them, in five minutes.
    const isPressed = Boolean(process.env.EVERY_CONTROL) || Object.values(PAGE_KINDS).includes(path)
    test(`on ${path}${isPressed ? ', whatever is pressed, hovered or typed' : ''}`, async ({ page }) => {
      test.setTimeout(60_000)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => setTimeout(resolve, 30))
        }
      })
      if (isPressed) expect(await pressEverything(page)).toBeGreaterThan(0)
      expect(await violations(page)).toEqual([])
      expect(faults).toEqual([])
      expect(new URL(page.url()).pathname).toBe(path)
    })
  }

  test('in the contact form, from the first letter to the thanks', async ({ page }) => {
    await page.goto(urls.contact())
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await page.getByLabel('Full Name').fill('Amina Bello')
    await page.getByLabel('Email Address').fill('amina@example.com')
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    await page.getByLabel('Message').fill('Can we talk about a policy that holds?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await violations(page)).toEqual([])
  })
})

/** @returns how many controls were used */
async function pressEverything(page: Page): Promise<number> {
  // An island that sleeps would answer a press only later, when nobody looks for violations any more.
  if ((await page.locator(WAKING).count()) > 0) await page.locator(WAKING).first().focus()
  await untilIslandsAwake(page)
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
    // What the last hover has shown may stand in place of this link.
    await link.hover({ force: true, timeout: 1_000 }).catch(() => undefined)
    used += 1
  }
  return used
}

function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { violations: string[] }).violations)
}
