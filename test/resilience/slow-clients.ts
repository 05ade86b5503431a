import { connect, type Socket } from 'node:net'
import { submit } from '../support/contact-client.ts'
import { type HttpResponse, send } from '../support/http-client.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { wait } from '../support/wait.ts'

const CLIENTS = 4

/** Slow connections: `first` is sent at once, `drip` every second; the server must close them within `maxSeconds`. */
const SLOW_CONNECTIONS: readonly { name: string; first: string; drip: string; maxSeconds: number }[] = [
  { name: 'no byte', first: '', drip: '', maxSeconds: 11 },
  {
    name: 'a slow header',
    first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    drip: 'x',
    maxSeconds: 11,
  },
  {
    name: 'a slow body',
    first:
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    drip: ' ',
    maxSeconds: 13,
  },
  {
    name: 'idle after a request',
    first: 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
    drip: '',
    maxSeconds: 9,
  },
]

/** Opens slow connections (slowloris attack): the server closes them, and other clients are not affected. */
export const slowClients: Scenario = {
  async run(size) {
    const [count, seconds] = size === 'full' ? [400, 60] : [200, 14]
    const server = spawnServer({ environment: { LOG_LEVEL: 'info' } })
    const url = await server.listening
    const baseline = await measureClients(url, 5_000)

    const slow = openSlowConnections(Number(new URL(url).port), count)
    const { times, failures } = await measureClients(url, seconds * 1_000)
    slow.stop()
    await server.kill()
    const maxP95 = Math.max(100, 2 * quantile(baseline.times, 0.95))
    return [
      exactly(`failed requests of other clients, of ${times.length + failures}`, failures, 0),
      atLeast(`connections closed in ${seconds} s, of ${count} kept open`, slow.countClosed(), count),
      ...SLOW_CONNECTIONS.map(({ name, maxSeconds }, kind) =>
        atMost(`longest connection: ${name}`, slow.longestSeconds(kind), maxSeconds, ' s'),
      ),
      atMost('p95 of other clients', quantile(times, 0.95), maxP95, ' ms'),
    ]
  },
}

/** Measures clients that alternately submit a message and load a page, each time over a new connection. */
async function measureClients(url: string, milliseconds: number) {
  const times: number[] = []
  let failures = 0
  const end = performance.now() + milliseconds
  const runClient = async (client: number) => {
    for (let n = 0; performance.now() < end; n++) {
      const request: Promise<HttpResponse> =
        n % 2 === 0 ? submit(url, `${client} ${n} ${Math.random()}`) : send(url)
      const response = await request.catch(() => undefined)
      if (response && response.status < 300) times.push(response.ms)
      else failures += 1
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => runClient(client)))
  return { times, failures }
}

/** Opens slow connections of every kind, and replaces each connection that the server closes by a new one. */
function openSlowConnections(port: number, count: number) {
  const sockets = new Set<Socket>()
  const lifetimes: number[][] = SLOW_CONNECTIONS.map(() => [])
  let isStopped = false

  const open = (kind: number): void => {
    const { first, drip } = SLOW_CONNECTIONS[kind] as (typeof SLOW_CONNECTIONS)[0]
    const socket = connect(port, '127.0.0.1')
    let openedAt = performance.now()
    sockets.add(socket)
    socket.on('connect', () => {
      openedAt = performance.now()
      if (first) socket.write(first)
    })
    const timer = setInterval(() => drip && socket.write(drip), 1_000)
    socket.on('data', () => {})
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (isStopped) return
      lifetimes[kind]?.push(performance.now() - openedAt)
      setTimeout(() => isStopped || open(kind), 100)
    })
  }
  for (let n = 0; n < count; n++) open(n % SLOW_CONNECTIONS.length)
  return {
    countClosed: () => lifetimes.flat().length,
    longestSeconds: (kind: number) => Math.max(0, ...(lifetimes[kind] ?? [])) / 1_000,
    stop() {
      isStopped = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
