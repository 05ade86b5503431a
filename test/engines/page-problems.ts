/** The page's list of problems. */
declare global {
  interface Window {
    pageProblems?: string[]
  }
}

/**
 * Runs in the page before its own scripts. Collects script errors, console errors, CSP violations and resources that
 * failed to load in `window.pageProblems`.
 */
export function collectPageProblems(): void {
  const problems: string[] = []
  window.pageProblems = problems
  const logError = console.error
  console.error = (...words: unknown[]) => {
    problems.push(`console error: ${words.join(' ')}`)
    logError.apply(console, words)
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      if (target instanceof Element) problems.push(`failed resource: ${target.outerHTML.slice(0, 120)}`)
      else problems.push(`script error: ${message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled rejection: ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    problems.push(`CSP violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  )
}

/** Runs in the page. Returns the problems that `collectPageProblems` has collected. */
export function readPageProblems(): string[] {
  return window.pageProblems ?? ['the problems of this page were not collected']
}
