import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { contactRequest } from '../support/contact-client.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { atLeast, type Check, exactly } from '../support/scenario.ts'
import { openSlowConnections } from '../support/slow-connections.ts'
import { until } from '../support/wait.ts'
import { startDeployment } from './deployment.ts'

const CONNECTIONS = 1_700
const BYTE_INTERVAL_MS = 10_000
const VISITORS = 100

/** Half of the connections send a header, half a body. */
const KINDS = [
  `GET / HTTP/1.1\r\nHost: ${SITE_NAME}\r\nX-Slow: `,
  `POST /api/contact HTTP/1.1\r\nHost: ${SITE_NAME}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
].map((first) => ({ first, drip: ' ' }))

/** Opens many slow connections of one address to Caddy: visitors with another address are served (docs/behind-a-proxy.md). */
export async function checkSlowConnections(): Promise<Check[]> {
  const site = await startDeployment()
  const address = { port: site.caddy.httpsPort, host: '127.0.0.1', localAddress: '127.0.0.2' }
  const open = () =>
    connectTls({ socket: connect(address), servername: SITE_NAME, rejectUnauthorized: false })
  const slow = openSlowConnections(CONNECTIONS, KINDS, open, BYTE_INTERVAL_MS)
  try {
    await until(() => slow.maxOpen() >= CONNECTIONS - 100, 60_000)
    let served = 0
    for (let visitor = 0; visitor < VISITORS; visitor++) {
      const [path, request] =
        visitor % 2 ? ['/api/contact', contactRequest(`visitor ${visitor}`)] : ['/about', {}]
      const answer = await site.caddy
        .send(path, { ...request, localAddress: '127.0.0.3' })
        .catch(() => undefined)
      if (answer && answer.status < 300) served += 1
    }
    return [
      atLeast(`slow connections open at once, of ${CONNECTIONS}`, slow.maxOpen(), CONNECTIONS - 100),
      exactly(`visitors served, of ${VISITORS}`, served, VISITORS),
    ]
  } finally {
    slow.stop()
    await site.stop()
  }
}
