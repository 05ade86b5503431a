import { expect } from 'vitest'
import { urls } from '#src/urls.ts'
import type { EngineDriver } from '../engine-driver.ts'
import { DESKTOP, expectPath, expectVisible, openIn, PHONE, type UserFlow } from './user-flow.ts'

const MENU_BUTTON = '[data-menu] > summary'
const MENU_SERVICE = `[data-menu] a[href="${urls.service('data-analytics')}"]`

/** Opens and closes the menu of a phone, with its list of services. */
export const mobileMenu: UserFlow = async ({ browser }) => {
  await openIn(browser, PHONE, urls.home())
  await browser.click(MENU_BUTTON)
  await expectInert(browser, ['MAIN', 'FOOTER'])
  await expectVisible(browser, MENU_SERVICE, 0)
  await browser.click('[data-menu] details > summary')
  await expectVisible(browser, MENU_SERVICE, 1)
  await browser.click(MENU_BUTTON)
  await expectVisible(browser, MENU_SERVICE, 0)
  await expectInert(browser, [])
}

/** Opens the services menu with the pointer and follows a link. */
export const servicesMenu: UserFlow = async ({ browser }) => {
  const link = `[data-dropdown] a[href="${urls.service('data-analytics')}"]`
  await openIn(browser, DESKTOP, urls.subsidiaries())
  await expectVisible(browser, link, 0)
  // On a slow machine the menu may close before the click, so repeat both.
  await expect
    .poll(async () => {
      const path = await browser.evaluate(() => location.pathname)
      if (path !== urls.subsidiaries()) return path
      await browser.hover('[data-dropdown] > a')
      await browser.click(link)
      return path
    })
    .toBe(urls.service('data-analytics'))
}

/** Leaves the page through its menu and comes back: the menu is closed and the page reacts. */
export const backToMenu: UserFlow = async ({ browser }) => {
  await openIn(browser, PHONE, urls.home())
  await browser.click(MENU_BUTTON)
  await expectInert(browser, ['MAIN', 'FOOTER'])
  await browser.click(`[data-menu] a[href="${urls.products()}"]`)
  await expectPath(browser, urls.products())
  await browser.back()
  await expectPath(browser, urls.home())
  await expectInert(browser, [])
  // Chromium ignores a click while it animates the change of pages, so repeat it.
  await expect
    .poll(async () => {
      const path = await browser.evaluate(() => location.pathname)
      if (path === urls.home()) await browser.click(`main a[href="${urls.contact()}"]`)
      return path
    })
    .toBe(urls.contact())
}

async function expectInert(browser: EngineDriver, tags: string[]): Promise<void> {
  await expect
    .poll(() =>
      browser.evaluate(() => [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName)),
    )
    .toEqual(tags)
}
