import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { EXPOSITION_TYPE, type Metric } from './prometheus.ts'

const LOOPBACK = '127.0.0.1'

/** While a new release takes over, the port belongs to the old one for some seconds more. */
const TRY_AGAIN_MS = 1_000

type Parts = {
  port: number
  /** What is read at each request. */
  collect: () => Promise<Metric[]>
  log: Log
}

export type MetricsEndpoint = {
  /** Resolves to the address once it listens. */
  listening: Promise<string>
  stop(): void
}

/**
 * `GET /metrics` for Prometheus on this machine, and for nobody else. Numbers are never worth a visitor: a port that
 * is taken is waited for, and the site runs meanwhile.
 */
export function startMetricsEndpoint({ port, collect, log }: Parts): MetricsEndpoint {
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request, response, collect).catch((error: unknown) => {
      log.error({ err: error }, 'metrics not read')
      response.writeHead(500).end()
    })
  })
  let timer: NodeJS.Timeout | undefined
  let hasWaited = false

  server.on('error', (error: Error & { code?: string }) => {
    if (!hasWaited) log.warn({ code: error.code, port }, 'METRICS_PORT cannot be listened on yet')
    hasWaited = true
    timer = setTimeout(listen, TRY_AGAIN_MS)
  })
  const listening = new Promise<string>((resolve) => {
    server.on('listening', () => {
      const address = server.address()
      const url = `http://${LOOPBACK}:${typeof address === 'object' ? address?.port : port}/metrics`
      log.info({ metrics: url }, 'metrics can be read')
      resolve(url)
    })
  })
  function listen(): void {
    server.listen({ host: LOOPBACK, port })
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
  collect: () => Promise<Metric[]>,
): Promise<void> {
  if (url !== '/metrics') return void response.writeHead(404).end()
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end()
  const metrics = await collect()
  response
    .writeHead(200, { 'content-type': EXPOSITION_TYPE, 'cache-control': 'no-store' })
    .end(metrics.map((metric) => metric.render()).join(''))
}
