import { Agent } from 'node:http'
import { connect } from 'node:net'
import * as fc from 'fast-check'
import { send } from '../support/http-client.ts'
import { countOpenFiles, residentMegabytes, SMALL_HEAP, walMegabytes } from '../support/process-usage.ts'
import { atMost, exactly, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { wait } from '../support/wait.ts'
import { type FuzzedRequest, fuzzedRequest, randomBytes } from './fuzzed-requests.ts'

const CONCURRENCY = 16

/** Pause before the second measurement, in which the server closes idle connections and collects garbage. */
const SETTLE_MS = 1_000

/** Sends well-formed HTTP requests with random contents and, as one request in five, random bytes. */
export const fuzz: Scenario = {
  async run(size) {
    const requests = size === 'full' ? 100_000 : 1_000
    const server = spawnServer({
      environment: { LOG_LEVEL: 'info', ...SMALL_HEAP },
    })
    const url = await server.listening
    const wellFormed = fc.sample(fuzzedRequest, Math.round(requests * 0.8))
    const malformed = fc.sample(randomBytes, requests - wellFormed.length)
    const statuses = new Map<number, number>()
    const count = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
    const sendFuzzed = async ({ body, headers }: FuzzedRequest) => {
      const { status } = await send(`${url}/api/contact`, { method: 'POST', body, headers, agent })
      count(status)
    }

    const warmUp = wellFormed.splice(0, Math.round(wellFormed.length / 5))
    await forEachConcurrently(warmUp, sendFuzzed)
    const memoryBefore = residentMegabytes(server)
    const filesBefore = countOpenFiles(server)
    await forEachConcurrently(wellFormed, sendFuzzed)
    await forEachConcurrently(malformed, async (bytes) => count(await sendBytes(url, bytes)))
    await wait(SETTLE_MS)
    const memoryAfter = residentMegabytes(server)
    const filesAfter = countOpenFiles(server)
    const health = await send(`${url}/healthz`)
    agent.destroy()
    const wal = walMegabytes(server)
    await server.kill()

    const serverErrors = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, n]) => sum + n, 0)
    const summary = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status || 'none'}: ${n}`)
    return [
      exactly(`responses of 500 and more, of ${requests} (${summary.join(', ')})`, serverErrors, 0),
      exactly('crashes', health.status === 200 ? 0 : 1, 0),
      atMost('growth of memory', memoryAfter - memoryBefore, 20, ' MB'),
      atMost('growth of open files', filesAfter - filesBefore, 8),
      atMost('write-ahead log', wal, 16, ' MB'),
    ]
  },
}

/** Returns the status of the response, or 0 if the server does not respond within 2 s or closes the connection. */
function sendBytes(url: string, bytes: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes))
    let response = ''
    const timer = setTimeout(() => socket.destroy(), 2_000)
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0))
    })
  })
}

async function forEachConcurrently<T>(
  items: readonly T[],
  handle: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < items.length) await handle(items[next++] as T)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
}
