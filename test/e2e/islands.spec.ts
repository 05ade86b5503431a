import { expect, test } from '@playwright/test'
import { MESSAGE, readRow, sendPlainForm } from './contact-page.ts'
import { waitForHydration } from './wait-for-hydration.ts'

const LOADING_MS = 800

/** Fills in the form as a browser does that remembers it, so that it is not hydrated. Runs in the page. */
function fillWithoutFocus(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values))
    Object.assign(document.querySelector(`main [name="${name}"]`) as Element, { value })
}

test.describe('contact form before its modules have loaded', { tag: '@desktop' }, () => {
  test('stores one message, whenever the button is pressed', async ({ page }) => {
    test.setTimeout(180_000)
    await page.route(/ContactForm/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LOADING_MS))
      await route.continue()
    })
    for (let delay = 0; delay <= LOADING_MS + 400; delay += 100) {
      const name = `Pressed after ${delay} ms, ${Date.now()}`
      await page.goto('/contact')
      await page.evaluate(fillWithoutFocus, { ...MESSAGE, name, message: name })
      await page.getByLabel('Full Name').dispatchEvent('pointerover')
      await page.waitForTimeout(delay)
      await sendPlainForm(page)
      await expect(page.getByText(/thank you/i).first()).toBeVisible()
      expect(readRow('select count(*) as stored from messages where name = ?', name)).toEqual({ stored: 1 })
    }
  })

  test('loads its script again after a failed download, and is then hydrated', async ({ page }) => {
    let isDown = true
    await page.route(/ContactForm/, (route) => (isDown ? route.abort('connectionfailed') : route.continue()))
    await page.goto('/contact')
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'))
    await page.getByLabel('Full Name').focus()
    await refused
    isDown = false
    await expect(async () => {
      await page.mouse.move(2, 2)
      await page.getByLabel('Email Address').focus()
      await page.getByLabel('Full Name').focus()
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })
})

test('React loads after the page, and runs after the first touch', {
  tag: '@desktop',
}, async ({ page }) => {
  // React DOM reports itself to the hook of React's developer tools.
  await page.addInitScript(() => {
    const inject = () => Object.assign(window, { hasReactRun: true })
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } })
  })
  const hasReactRun = () => page.evaluate(() => 'hasReactRun' in window)
  const react = page.waitForResponse(/\/react\.[\w-]+\.js$/)
  await page.goto('/contact')
  await react
  for (const module of ['ContactForm', 'hydrate-island', 'react'])
    await expect(page.locator(`[rel=modulepreload][href*="/${module}."]`)).toHaveCount(1)
  expect(await page.evaluate(() => document.readyState)).toBe('complete')
  expect(await hasReactRun()).toBe(false)
  await page.getByLabel('Full Name').focus()
  await waitForHydration(page)
  expect(await hasReactRun()).toBe(true)
})

for (const effectiveType of ['4g', '3g', '2g', 'slow-2g'])
  test(`React is not fetched before the first touch on ${effectiveType === '4g' ? '4g with Save-Data' : effectiveType}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const connection = { effectiveType, saveData: effectiveType === '4g' }
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    let fetched = 0
    page.on('request', (request) => {
      if (/\/(react|ContactForm)\./.test(request.url())) fetched += 1
    })
    await page.goto('/contact')
    // Longer than the delay after which fast connections fetch it.
    await page.waitForTimeout(2_000)
    expect(fetched).toBe(0)
    await page.getByLabel('Full Name').focus()
    await waitForHydration(page)
    expect(fetched).toBeGreaterThan(0)
  })
