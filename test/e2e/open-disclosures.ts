import type { Page } from '@playwright/test'

/** Opens every `<details>` in the main content, but not the menus in the header, which would cover the page. */
export async function openDisclosures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) {
      details.removeAttribute('name')
      details.setAttribute('open', '')
    }
  })
}
