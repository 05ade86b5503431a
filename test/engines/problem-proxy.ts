import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { EngineDriver } from './engine-driver.ts'

/** The page's list of problems. */
declare global {
  interface Window {
    pageProblems?: string[]
  }
}

const SCRIPT = '/collect-page-problems.js'

/** WebKit rejects a promise of its own when Back interrupts the transition between two pages. */
const INTERRUPTED_TRANSITION = /AbortError: Skipping view transition/

export type ProblemProxy = Awaited<ReturnType<typeof startProblemProxy>>

/** Starts a proxy in front of the site that adds `collectPageProblems` to every page and lists failed requests of files. */
export async function startProblemProxy(target: string) {
  const failedRequests: string[] = []

  async function respond(response: IncomingMessage, path: string, outgoing: ServerResponse): Promise<void> {
    const status = Number(response.statusCode)
    if (!String(response.headers['content-type']).startsWith('text/html')) {
      if (status >= 400) failedRequests.push(`failed request: ${path} ${status}`)
      outgoing.writeHead(status, response.headers)
      response.pipe(outgoing)
      return
    }
    const html = await text(response)
    const { 'content-length': _, ...headers } = response.headers
    outgoing.writeHead(status, headers)
    outgoing.end(html.replace('<head>', `<head><script src="${SCRIPT}"></script>`))
  }

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    if (url === SCRIPT) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      outgoing.end(`(${collectPageProblems})()`)
      return
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const forwarded = request(target + url, { method, headers }, (response) => {
      respond(response, url, outgoing).catch(() => outgoing.destroy())
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async problems(browser: EngineDriver): Promise<string[]> {
      let own = await browser.evaluate(readPageProblems)
      // A page that was just opened may not have loaded the script yet.
      for (let waits = 0; !own && waits < 50; waits++) {
        await setTimeout(100)
        own = await browser.evaluate(readPageProblems)
      }
      own ??= ['the problems of this page were not collected']
      return [...own.filter((problem) => !INTERRUPTED_TRANSITION.test(problem)), ...failedRequests.splice(0)]
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Runs in the page before its own scripts. Collects errors, CSP violations and failed resources in `window.pageProblems`. */
function collectPageProblems(): void {
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

/** Runs in the page. Returns the problems that `collectPageProblems` has collected; null before it has run. */
function readPageProblems(): string[] | null {
  return window.pageProblems ?? null
}
