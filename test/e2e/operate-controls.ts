import type { Page } from '@playwright/test'
import { waitForHydration } from './wait-for-hydration.ts'

/** Controls that can be used without leaving the page. The menus of the header have their own tests, and cover other controls. */
const CONTROLS =
  'button, summary:not(header summary), select, textarea, input:not([tabindex="-1"]), [role="tab"]'

/** Controls in islands; an island is hydrated when one of its controls gets the focus. */
const HYDRATING = 'astro-island :is(button, input)'

/** Maximum of links hovered on a page: the items of a list are alike, so the first ones are enough. */
const MAX_HOVERS = 4

/** Uses every control, and hovers the first links of lists. */
export async function operateControls(page: Page): Promise<void> {
  // An island replays earlier clicks after its hydration, which could be after the caller's check.
  if ((await page.locator(HYDRATING).count()) > 0) await page.locator(HYDRATING).first().focus()
  await waitForHydration(page)
  await page.locator('[data-dropdown] > a').hover()
  // The open menu would cover other controls.
  await page.keyboard.press('Escape')
  for (const control of await page.locator(CONTROLS).all()) {
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue
    const kind = await control.evaluate((element) => element.tagName)
    if (kind === 'SELECT') await control.selectOption({ index: 1 })
    else if (kind === 'INPUT' || kind === 'TEXTAREA') await control.fill('Ọpẹ́yẹmí')
    else await control.click({ force: true })
  }
  for (const link of (await page.locator('main li a').all()).slice(0, MAX_HOVERS)) {
    if (!(await link.isVisible())) continue
    // Ignore a failed hover: the preview of the previous link may cover this link.
    await link.hover({ force: true, timeout: 1_000 }).catch(() => undefined)
  }
}
