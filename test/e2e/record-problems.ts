import type { Page } from '@playwright/test'

/** Chromium reports the status of the not-found page as an error. */
const EXPECTED = /status of 404 .*\/404$/

/** Records script and console errors, which include CSP violations. @returns a function that returns them with their URLs */
export function recordProblems(page: Page): () => string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  return () => problems.filter((problem) => !EXPECTED.test(problem))
}

/** Returns the layout shift that `recordShifts` has added up. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)

/** Runs in the page: adds up its layout shift scores in `window.layoutShift`; 0.1 is good (https://web.dev/articles/cls). */
export function recordShifts(): void {
  const seen = { layoutShift: 0 }
  Object.assign(window, seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) (window as unknown as typeof seen).layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
