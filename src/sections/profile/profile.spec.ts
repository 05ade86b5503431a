import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test('company profile: has closed rows, which are open without scripts', async ({ page, browser }) => {
  await page.goto(urls.profile())
  await expect(page.locator('main details')).not.toHaveCount(0)
  await expect(page.locator('main details[open]')).toHaveCount(0)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(new URL(urls.profile(), page.url()).href)
  await expect(plain.locator('main details:not([open])')).toHaveCount(0)
  await context.close()
})

test('company profile: is printed on at most six sheets, the first one the cover', {
  tag: '@desktop',
}, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to PDF here')
  await page.goto(urls.profile())
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(6)
  await page.emulateMedia({ media: 'print' })
  const cover = page.locator('header:has(h1)')
  await expect(cover.locator('[data-loom]')).toBeVisible()
  await expect(cover).toHaveCSS('break-after', 'page')
})
