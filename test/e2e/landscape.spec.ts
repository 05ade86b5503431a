import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { siteAddresses } from '../support/site-addresses.ts'

/** Every page whose hero has a button. */
const PAGES = [
  urls.home(),
  urls.academy(),
  urls.work(),
  ...siteAddresses()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(urls.service('')) || path.startsWith(urls.product(''))),
]

test('hero: shows the heading and the button on a phone in landscape', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(60_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 740, height: 360 })
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      const main = page.getByRole('main')
      const action = main.locator('[class*="Button-button"], button:disabled')
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      await expect(action.first()).toBeInViewport({ ratio: 1 })
    })
})
