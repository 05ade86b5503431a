import type { Page } from '@playwright/test'
import { isLaidOut } from './is-laid-out.ts'

/**
 * Opens every disclosure of the content, once all of the page is laid out (src/layouts/after.ts); the menus of the
 * header have journeys of their own.
 */
export async function openDisclosures(page: Page): Promise<void> {
  await page.waitForFunction(isLaidOut)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}
