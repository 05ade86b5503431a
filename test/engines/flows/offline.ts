import { expect } from 'vitest'
import { urls } from '#src/urls.ts'
import { DESKTOP, openIn, type UserFlow } from './user-flow.ts'

/** Opens a page that was never visited while the server is down: the offline page lists the cached pages. */
export const offlinePage: UserFlow = async ({ browser, site }) => {
  await openIn(browser, DESKTOP, urls.about())
  await expect
    .poll(() => browser.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated')
  await site.stop()
  try {
    // Follow a link: WebDriver BiDi reports that the network failed, although the service worker answers.
    await browser.click(`footer a[href="${urls.legal('terms-of-service')}"]`)
    await expect
      .poll(() => browser.evaluate(() => document.querySelector('h1')?.textContent))
      .toContain('offline')
    await expect
      .poll(() =>
        browser.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('main li a')].map(({ pathname }) => pathname),
        ),
      )
      .toEqual(expect.arrayContaining([urls.about(), urls.contact()]))
  } finally {
    await site.restart()
  }
}
