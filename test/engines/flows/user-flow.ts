import { expect } from 'vitest'
import type { EngineContext } from '../describe-engine.ts'
import type { EngineDriver } from '../engine-driver.ts'

/** What a visitor does on the site, with the expected results. Runs in every engine. */
export type UserFlow = (context: EngineContext) => Promise<void>

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** Opens a path in a window of this size. */
export async function openIn(browser: EngineDriver, size: typeof PHONE, path: string): Promise<void> {
  await browser.resize(size.width, size.height)
  await browser.open(path)
}

/** Waits until the browser shows this path, with its query. */
export async function expectPath(browser: EngineDriver, path: string): Promise<void> {
  await expect.poll(() => browser.evaluate(() => location.pathname + location.search)).toBe(path)
}

/** Waits until the number of visible elements that match a CSS selector is `count`. */
export async function expectVisible(browser: EngineDriver, selector: string, count: number): Promise<void> {
  await expect
    .poll(() => browser.evaluate(countVisible, selector), { message: `visible ${selector}` })
    .toBe(count)
}

/** Runs in the page. The browser skips the contents of `hidden="until-found"`, but calls the element itself visible. */
function countVisible(selector: string): number {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[hidden]'),
  ).length
}
