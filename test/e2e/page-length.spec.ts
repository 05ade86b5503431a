import { expect, test } from '@playwright/test'
import { readEntries } from './site-content.ts'

/** Height of the window of a phone, in px. */
const SCREEN = 844

/** Editors may write a tenth more than the pages have now. */
const ROOM = 1.1

/** Maximum height of a page on a phone, in screens. */
const MAX_SCREENS: Record<string, number> = {
  '/services': 8,
  '/work?category=All': 8,
  ...Object.fromEntries(readEntries('work').map(({ id }) => [`/work/${id}`, 8])),
  ...Object.fromEntries(readEntries('services').map(({ id }) => [`/services/${id}`, 7])),
}

for (const [path, screens] of Object.entries(MAX_SCREENS))
  test(`${path}: is at most ${screens} screens long on a phone`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: SCREEN })
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / SCREEN).toBeLessThanOrEqual(screens * ROOM)
  })
