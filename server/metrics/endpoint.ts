import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Log } from '../log.ts'

const HOST = '127.0.0.1'

/** Interval between attempts to listen. During an update, the old server uses the port for a few more seconds. */
const RETRY_INTERVAL_MS = 1_000

/** Content type of the text format that every Prometheus version reads. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

type Parts = {
  port: number
  /** Returns the metrics in the text format; called at each request. */
  render: () => Promise<string>
  log: Log
}

export type MetricsEndpoint = {
  /** Resolves to the URL once the endpoint listens. */
  listening: Promise<string>
  stop(): void
}

/**
 * Serves `GET /metrics` on loopback. Metrics are optional: if it cannot listen, the endpoint retries in the background
 * and the site runs meanwhile.
 */
export function startMetricsEndpoint({ port, render, log }: Parts): MetricsEndpoint {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request, response, render).catch((error: unknown) => {
      log.error({ err: error }, 'metrics not collected')
      response.writeHead(500).end()
    })
  })
  let timer: NodeJS.Timeout | undefined
  let reportedCode: string | undefined

  server.on('error', (error: Error & { code?: string }) => {
    const reason = error.code === 'EADDRINUSE' ? 'metrics port in use' : 'metrics endpoint cannot listen'
    if (error.code !== reportedCode) log.warn({ code: error.code, port }, `${reason}, retrying`)
    reportedCode = error.code
    timer = setTimeout(listen, RETRY_INTERVAL_MS)
  })
  const listening = new Promise<string>((resolve) => {
    server.on('listening', () => {
      const address = server.address()
      const url = `http://${HOST}:${typeof address === 'object' ? address?.port : port}/metrics`
      log.info({ metrics: url }, 'metrics endpoint listening')
      resolve(url)
    })
  })
  function listen(): void {
    server.listen({ host: HOST, port })
  }
  listen()

  return {
    listening,
    stop() {
      clearTimeout(timer)
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  render: Parts['render'],
): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end()
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
  const text = await render()
  response.writeHead(200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' }).end(text)
}
