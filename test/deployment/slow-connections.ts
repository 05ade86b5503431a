import { connect as connectTcp } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { contactRequest } from '../support/contact-client.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { atLeast, type Check, exactly } from '../support/scenario.ts'
import { until } from '../support/wait.ts'
import { startDeployment } from './deployment.ts'

const CONNECTIONS = 1_700
const BYTE_INTERVAL_MS = 10_000
const VISITORS = 100

const HEADER = `GET / HTTP/1.1\r\nHost: ${SITE_NAME}\r\nX-Slow: `
const BODY = `POST /api/contact HTTP/1.1\r\nHost: ${SITE_NAME}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`

/** Opens many slow connections of one address to Caddy: visitors with another address are served (docs/behind-a-proxy.md). */
export async function checkSlowConnections(): Promise<Check[]> {
  const site = await startDeployment()
  const slow = openSlowConnections(site.caddy.httpsPort)
  try {
    await until(() => slow.maxOpen() >= CONNECTIONS - 100, 60_000)
    const served: boolean[] = []
    for (let visitor = 0; visitor < VISITORS; visitor++) {
      const [path, request] =
        visitor % 2 ? ['/api/contact', contactRequest(`visitor ${visitor}`)] : ['/about', {}]
      const answer = await site.caddy
        .send(path, { ...request, localAddress: '127.0.0.3' })
        .catch(() => undefined)
      served.push(answer !== undefined && answer.status < 300)
    }
    return [
      atLeast(`slow connections open at once, of ${CONNECTIONS}`, slow.maxOpen(), CONNECTIONS - 100),
      exactly(`visitors served, of ${VISITORS}`, served.filter(Boolean).length, VISITORS),
    ]
  } finally {
    slow.stop()
    await site.stop()
  }
}

/** Keeps slow connections open: half of them send a header, half a body. Each that is closed is opened again. */
function openSlowConnections(port: number) {
  const open = new Set<TLSSocket>()
  let [maxOpen, isStopped] = [0, false]

  function connect(kind: number): void {
    if (isStopped) return
    const tcp = connectTcp({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    const socket = connectTls({ socket: tcp, servername: SITE_NAME, rejectUnauthorized: false })
    let timer: NodeJS.Timeout | undefined
    socket.once('secureConnect', () => {
      maxOpen = Math.max(maxOpen, open.add(socket).size)
      socket.write(kind % 2 ? HEADER : BODY)
      timer = setInterval(() => socket.write(' '), BYTE_INTERVAL_MS)
    })
    socket.on('error', () => {})
    socket.resume()
    socket.once('close', () => {
      open.delete(socket)
      clearInterval(timer)
      setTimeout(connect, 1_000, kind)
    })
  }

  for (let n = 0; n < CONNECTIONS; n++) connect(n)
  return {
    maxOpen: () => maxOpen,
    stop() {
      isStopped = true
      for (const socket of open) socket.destroy()
    },
  }
}
