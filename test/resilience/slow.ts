import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { ask, post } from './clients.ts'
import { launch } from './programs.ts'
import { atLeast, atMost, exactly, type Proof, quantile, wait } from './scenario.ts'

const VISITORS = 4

/** How a client keeps a connection busy that it means to waste: what it sends at first, and then every second. */
const WASTERS: readonly { first: string; drip: string }[] = [
  { first: '', drip: '' },
  { first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: 'x' },
  {
    first:
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    drip: ' ',
  },
  { first: 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', drip: '' },
]

/** Opens slow connections: the server closes them, and other visitors are not affected. */
export const slow: Proof = {
  name: 'slow connections',
  async run(size) {
    const [count, seconds] = size === 'long' ? [1_000, 60] : [200, 14]
    const program = launch({ environment: { CONTACT_RATE_MAX: '1000000', LOG_LEVEL: 'info' } })
    const url = await program.listening
    const port = Number(new URL(url).port)
    const quiet = await visit(url, 5_000)

    const wasters = startWasters(port, count)
    const busy = await visit(url, seconds * 1_000)
    const longest = WASTERS.map((_, kind) => Math.max(...(wasters.lifetimes.get(kind) ?? [0])) / 1_000)
    wasters.stop()
    program.process.kill('SIGKILL')
    await program.exited
    return [
      exactly(`failures of visitors, of ${busy.times.length} posts and pages`, busy.failures, 0),
      atLeast(`connections cut in ${seconds} s, of ${count} kept open`, wasters.cut(), count),
      ...['no byte', 'a header that drips', 'a body that drips', 'kept open'].map((kind, place) =>
        atMost(
          `longest life of a connection: ${kind}`,
          longest[place] ?? 0,
          [11, 11, 13, 9][place] ?? 0,
          ' s',
        ),
      ),
      atMost(
        'p95 of visitors',
        quantile(busy.times, 0.95),
        Math.max(100, 2 * quantile(quiet.times, 0.95)),
        ' ms',
      ),
    ]
  },
}

async function visit(url: string, milliseconds: number): Promise<{ times: number[]; failures: number }> {
  const times: number[] = []
  let failures = 0
  const end = performance.now() + milliseconds
  const visitor = async (place: number) => {
    const agent = new Agent({ keepAlive: false })
    for (let n = 0; performance.now() < end; n++) {
      const asked = n % 2 === 0 ? post(url, `${place} ${n} ${Math.random()}`, { agent }) : ask(url, { agent })
      const answer = await asked.catch(() => undefined)
      if (answer && answer.status < 300) times.push(answer.ms)
      else failures += 1
      await wait(20)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, place) => visitor(place)))
  return { times, failures }
}

function startWasters(port: number, count: number) {
  const sockets = new Set<Socket>()
  const lifetimes = new Map<number, number[]>()
  let stopped = false
  let cut = 0

  const open = (kind: number): void => {
    const { first, drip } = WASTERS[kind] as (typeof WASTERS)[0]
    const socket = connect(port, '127.0.0.1')
    let start = performance.now()
    sockets.add(socket)
    socket.on('connect', () => {
      start = performance.now()
      if (first) socket.write(first)
    })
    const timer = setInterval(() => drip && socket.write(drip), 1_000)
    socket.on('data', () => {})
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
      if (stopped) return
      cut += 1
      lifetimes.set(kind, [...(lifetimes.get(kind) ?? []), performance.now() - start])
      setTimeout(() => stopped || open(kind), 100)
    })
  }
  for (let n = 0; n < count; n++) open(n % WASTERS.length)
  return {
    lifetimes,
    cut: () => cut,
    stop() {
      stopped = true
      for (const socket of sockets) socket.destroy()
    },
  }
}
