import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { EngineDriver } from './engine-driver.ts'
import { collectPageProblems, readPageProblems } from './page-problems.ts'

const SCRIPT = '/collect-page-problems.js'

/** WebKit rejects a promise of its own when Back interrupts the transition between two pages. */
const INTERRUPTED_TRANSITION = /AbortError: Skipping view transition/

export type ProblemProxy = Awaited<ReturnType<typeof startProblemProxy>>

/**
 * Starts a proxy in front of the site that reports what drivers of browsers do not. It adds a script with `collectPageProblems` to every
 * page, which the CSP of the site allows on its own origin, and lists the failed requests of files.
 */
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
      const own = await browser.evaluate(readPageProblems)
      return [...own.filter((problem) => !INTERRUPTED_TRANSITION.test(problem)), ...failedRequests.splice(0)]
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
