import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { collectPageProblems } from './page-problems.ts'

/** A proxy in front of the site that reports what WebDriver does not: problems of pages and failed requests. */
export type ProblemProxy = {
  origin: string
  /** Failed requests of files. The driver empties the list. */
  failedRequests: string[]
  close(): void
}

const SCRIPT = '/collect-page-problems.js'

/**
 * Starts a proxy that adds a script with `collectPageProblems` to every page. The CSP of the site allows scripts of its
 * own origin.
 */
export async function startProblemProxy(target: string): Promise<ProblemProxy> {
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
    if (url === SCRIPT) return sendScript(outgoing)
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
    failedRequests,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendScript(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
  response.end(`(${collectPageProblems})()`)
}
