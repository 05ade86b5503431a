import { connect } from 'node:net'
import { send } from '../support/http-client.ts'
import { startMixedLoad } from '../support/mixed-load.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { openSlowConnections, type SlowClient } from '../support/slow-connections.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { wait } from '../support/wait.ts'

const CLIENTS = 4

const JSON_HEADERS = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 9000'

/** The server must close these connections within `maxSeconds`. */
const KINDS: readonly (SlowClient & { name: string; maxSeconds: number })[] = [
  { name: 'no byte', first: '', drip: '', maxSeconds: 11 },
  { name: 'a slow header', first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: 'x', maxSeconds: 11 },
  {
    name: 'a slow body',
    first: `POST /api/contact HTTP/1.1\r\n${JSON_HEADERS}\r\n\r\n{`,
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

    const port = Number(new URL(url).port)
    const slow = openSlowConnections(count, KINDS, () => connect(port, '127.0.0.1'), 1_000)
    const { times, failures, count: requests } = await measureClients(url, seconds * 1_000)
    slow.stop()
    await server.kill()
    const maxP95 = Math.max(100, 2 * quantile(baseline.times, 0.95))
    return [
      exactly(`failed requests of other clients, of ${requests}`, failures.length, 0),
      atLeast(`connections closed in ${seconds} s, of ${count} kept open`, slow.countClosed(), count),
      ...KINDS.map(({ name, maxSeconds }, kind) =>
        atMost(`longest connection: ${name}`, slow.longestSeconds(kind), maxSeconds, ' s'),
      ),
      atMost('p95 of other clients', quantile(times, 0.95), maxP95, ' ms'),
    ]
  },
}

/** Measures clients that alternately submit a message and load a page, each time over a new connection. */
async function measureClients(url: string, milliseconds: number) {
  const load = startMixedLoad(() => (path, request) => send(url + path, request), CLIENTS, 20)
  await wait(milliseconds)
  return load.stop()
}
