import type { Page } from '@playwright/test'

/** Chromium reports the status of the not-found page as an error. */
const EXPECTED = /status of 404 .*\/404$/

/**
 * Records script errors and console errors of the page. Chromium reports every CSP violation as a console error.
 * @returns a function that returns the errors so far, each with the URL of its script or resource
 */
export function recordProblems(page: Page): () => string[] {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  return () => problems.filter((problem) => !EXPECTED.test(problem))
}
