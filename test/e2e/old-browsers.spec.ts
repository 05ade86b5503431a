import { expect, type Page, test } from '@playwright/test'
import { fillMessage, sendMessage } from './contact-page.ts'

const MAX_ICON_PX = 120

test.use({ bypassCSP: true })

test.describe('a browser without cascade layers', { tag: ['@phone', '@quick'] }, () => {
  for (const path of ['/', '/contact'])
    test(`shows ${path} in one column with one menu`, async ({ page }) => {
      await changeStyle(page, withoutLayers)
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await page.evaluate(findLargePictures, MAX_ICON_PX)).toEqual([])
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.locator('header summary').filter({ visible: true })).toHaveCount(0)
    })

  test('shows the form and sends it', async ({ page }) => {
    await changeStyle(page, withoutLayers)
    await page.goto('/contact')
    await expect(page.locator('form :is(input, select, textarea)').filter({ visible: true })).toHaveCount(4)
    await fillMessage(page)
    await sendMessage(page)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('the mobile menu stops scrolling without :has()', {
  tag: ['@phone', '@quick'],
}, async ({ page }) => {
  await changeStyle(page, (css) => css.replaceAll(':has(', ':unknown('))
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.getByRole('banner').getByLabel('Menu', { exact: true }).tap()
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
})

/** Changes the inline style of each page before the browser reads it. */
async function changeStyle(page: Page, change: (css: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, change) })
  })
}

/** Returns the style that is left in a browser that knows neither `@layer` nor `revert-layer`. */
function withoutLayers(css: string): string {
  const [before = '', ...layers] = css.split('@layer')
  return [before, ...layers.map(afterBlock)].join('').replaceAll('color:revert-layer', 'color:unknown')
}

/** Returns what follows the first block or statement of a text. */
function afterBlock(css: string): string {
  let depth = 0
  for (const { 0: character, index } of css.matchAll(/[{};]/g)) {
    if (character === '{') depth++
    if (character === '}') depth--
    if (depth === 0) return css.slice(index + 1)
  }
  return ''
}

/** Runs in the page: returns the pictures that are wider than the page, and the drawings that are larger than an icon. */
function findLargePictures(maxIcon: number): string[] {
  return [...document.querySelectorAll('img, svg, video')]
    .filter((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return picture.matches('svg') ? Math.max(width, height) > maxIcon : width > innerWidth
    })
    .map((picture) => picture.outerHTML.slice(0, 100))
}
