import type { Page } from '@playwright/test'

/** Opens every disclosure of the content; the menus of the header have tests of their own. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}
