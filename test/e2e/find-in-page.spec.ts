import { expect, type Page, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { isFetched } from '../support/fetch-chromium.ts'
import { findChromium } from '../support/find-chromium.ts'

test.skip(isFetched(findChromium()), 'the fetched browser follows no link to a text')

/** Texts that are closed when a page opens: the address, the closed part and a text in it. */
const CLOSED = {
  'a tab': [urls.product('taxly'), '[role=tabpanel]#pricing', 'p'],
  'a case study after View All': [urls.work(), '[data-category]', 'h3'],
  'a question': [urls.products(), 'main details', 'p'],
  'the preview of a product': [urls.products(), '[data-preview]', '.stack > p:not(.wide-only)'],
} as const

for (const [name, [path, part, text]] of Object.entries(CLOSED))
  test(`find in page: opens ${name} for a link to its text`, { tag: '@quick' }, async ({ page }) => {
    await page.goto(path)
    const closed = page.locator(part).last().locator(text).first()
    await expect(closed).toBeHidden()
    await openAtText(page, path, (await closed.textContent()) ?? '')
    await expect(closed).toBeInViewport()
  })

/** Opens a link to a text (https://wicg.github.io/scroll-to-text-fragment/), as from a search engine. */
async function openAtText(page: Page, path: string, text: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${path}#:~:text=${encodeURIComponent(text.trim()).replaceAll('-', '%2D')}`)
}
