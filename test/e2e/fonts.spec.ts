import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { PAGE_KINDS } from '../support/page-kinds.ts'
import { holdRequests } from './hold-requests.ts'
import { recordShifts, shiftOf } from './record-problems.ts'
import { finishAnimations } from './show-page.ts'

const PRELOADED_FONT = /\/(?:ojuju|brygada)\.[\w-]+\.woff2$/
const OTHER_FONT = /\/(?!(?:ojuju|brygada)\.[\w-]+\.woff2$)[^/]+\.woff2$/

for (const [kind, path] of Object.entries(PAGE_KINDS))
  test(`${kind}: preloads two fonts, and does not shift when the others arrive`, {
    // Narrow lines shift first.
    tag: '@phone',
  }, async ({ page }) => {
    const release = await holdRequests(page, OTHER_FONT)
    await page.addInitScript(recordShifts)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.evaluate(() => document.fonts.check('1em Ojuju, Brygada'))).toBe(true)
    const preloads = page.locator('link[rel=preload][as=font]')
    await expect(preloads).toHaveCount(2)
    for (const preload of await preloads.all()) await expect(preload).toHaveAttribute('href', PRELOADED_FONT)
    // Ignore the layout shifts so far: the preloaded fonts cause them, and test/e2e/every-page.spec.ts limits them.
    await page.evaluate(finishAnimations)
    await page.evaluate(() => Object.assign(window, { layoutShift: 0 }))
    release()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(finishAnimations)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01)
  })

for (const kind of ['home', 'case study', 'contact'])
  test(`${kind}: does not shift when all fonts are late`, async ({ page }) => {
    const release = await holdRequests(page, /\.woff2$/)
    await page.addInitScript(recordShifts)
    await page.goto(PAGE_KINDS[kind] ?? '', { waitUntil: 'domcontentloaded' })
    await page.evaluate(finishAnimations)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    release()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.evaluate(finishAnimations)
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })

test('fonts: serves their licence as text', async ({ request }) => {
  const response = await request.get(urls.fontLicence())
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  for (const holder of ['The Ojuju Project Authors', 'The Brygada 1918 Project Authors'])
    expect(text).toContain(holder)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('fonts: loads the italic font', async ({ page }) => {
    const italic = page.waitForResponse(/brygada-italic\.[\w-]+\.woff2$/)
    await page.goto(PAGE_KINDS['case study'] ?? '')
    expect((await italic).ok()).toBe(true)
  })
})
