import { expect, type Page, test } from '@playwright/test'
import { urls } from '../src/urls.ts'
import { isLaidOut } from './is-laid-out.ts'

const footerIsDrawn = (page: Page) =>
  page
    .locator('footer')
    .evaluate((footer) => footer.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))

/** Runs in the page: where no frame comes, nothing is laid out one part a frame. */
function withoutFrames(): void {
  window.requestAnimationFrame = () => 0
}

test('what is below the first view waits until the page stands', async ({ page }) => {
  await page.addInitScript(withoutFrames)
  await page.goto(urls.home())
  expect(await footerIsDrawn(page)).toBe(false)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => footerIsDrawn(page)).toBe(true)
})

test('whoever scrolls meets the whole page', async ({ page }) => {
  await page.addInitScript(withoutFrames)
  await page.goto(urls.home())
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }))
  await expect.poll(() => footerIsDrawn(page)).toBe(true)
})

test('a face that never comes holds nothing back', async ({ page }) => {
  let isAskedFor = false
  await page.route(/brygada-italic/, () => {
    isAskedFor = true
  })
  await page.goto(urls.csr())
  await page.waitForFunction(isLaidOut, undefined, { timeout: 10_000 })
  expect(isAskedFor).toBe(true)
})

test('soon after its load a page is whole', async ({ page }) => {
  await page.goto(urls.home())
  await page.waitForFunction(isLaidOut)
  expect(await footerIsDrawn(page)).toBe(true)
})

for (const path of [urls.home(), urls.csr(), urls.caseStudy('permits-without-the-queue')])
  test(`a reader who reloads ${path} is put where they were`, async ({ page }) => {
    await page.goto(path)
    await page.waitForFunction(isLaidOut)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }))
    const place = () =>
      page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0)
    const before = await place()
    await page.reload()
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2)
    await page.waitForTimeout(600)
    expect(Math.abs((await place()) - before)).toBeLessThan(2)
  })

test('a link to a place in a page leads there, and the place stays', async ({ page }) => {
  await page.goto(`${urls.csr()}#volunteers`)
  const top = () => page.locator('#volunteers').evaluate((place) => place.getBoundingClientRect().top)
  await page.waitForFunction(isLaidOut)
  expect(Math.round(await top())).toBeGreaterThanOrEqual(90)
  expect(Math.round(await top())).toBeLessThanOrEqual(100)
})
