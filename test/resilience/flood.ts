import { loadavg } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Caddy, missingCaddy, startCaddy } from '../support/caddy.ts'
import { contactRequest, submit } from '../support/contact-client.ts'
import { type HttpRequest, type HttpResponse, send } from '../support/http-client.ts'
import { processorMs, residentMegabytes } from '../support/process-usage.ts'
import { atMost, type Check, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { wait } from '../support/wait.ts'
import type { Abuse } from './abusive-clients.ts'
import { onSmallDisk } from './disk-full.ts'

const VISITORS = 4
const VISIT_INTERVAL_MS = 2_500

/** The default limits, in place of the unlimited rates of other scenarios. */
const DEFAULT_RATES = {
  CONTACT_RATE_PER_MINUTE: '',
  CONTACT_RATE_PER_HOUR: '',
  CONTACT_RATE_TOTAL_PER_MINUTE: '',
}
const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1' }

/** A disk of which some long messages are a large share. */
const DISK = '1g'

/** Lets one abusive client of each kind loose on a server, while visitors of other addresses load a page and send a message. */
export const flood: Scenario = {
  missing: missingCaddy,
  async run(size) {
    const seconds = size === 'full' ? 90 : 10
    const run = (kind: Abuse['kind'], environment = {}) => floodServer({ kind, seconds, environment })
    const toDisk = (mount: string) =>
      run('long messages', { ...BEHIND_PROXY, DATABASE_URL: `sqlite:${join(mount, 'contact.db')}` })
    return [
      ...(await run('refused forms')),
      ...(await run('bodies without an end')),
      ...(await run('slow uploads')),
      ...(process.getuid?.() === 0
        ? await onSmallDisk(DISK, toDisk)
        : await run('long messages', BEHIND_PROXY)),
      ...(await run('HTTP/2 streams', BEHIND_PROXY)),
    ]
  },
}

type Flood = { kind: Abuse['kind']; seconds: number; environment: Record<string, string> }

async function floodServer({ kind, seconds, environment }: Flood): Promise<Check[]> {
  const server = spawnServer({ environment: { ...DEFAULT_RATES, ...environment } })
  const url = await server.listening
  const port = Number(new URL(url).port)
  // The first message waits until the spam score is ready.
  await submit(url, 'warm-up')
  const caddy = kind === 'HTTP/2 streams' ? await startCaddy([port]) : undefined
  const workerData: Abuse = { kind, port: caddy?.httpsPort ?? port }
  const worker = new Worker(new URL('./abusive-clients.ts', import.meta.url), { workerData })

  let memory = 0
  const processes = [server, ...(caddy ? [caddy] : [])]
  const timer = setInterval(() => {
    memory = Math.max(
      memory,
      processes.reduce((sum, part) => sum + residentMegabytes(part), 0),
    )
  }, 500)
  const [startedAt, startedMs] = [performance.now(), processorMs(server)]
  const visits = await visit(url, caddy, seconds)
  const share = (100 * (processorMs(server) - startedMs)) / (performance.now() - startedAt)
  console.error(
    `${kind}: the server took ${Math.round(share)} % of a core, load average ${loadavg()[0]?.toFixed(0)}`,
  )
  clearInterval(timer)
  await worker.terminate()
  await caddy?.stop()
  await server.kill()

  const refused = visits.filter(({ message }) => message?.status !== 201)
  const times = visits.map(({ page }) => (page?.status === 200 ? page.ms : Number.POSITIVE_INFINITY))
  for (const { message } of refused.slice(0, 5)) console.error(kind, message?.status, String(message?.body))
  const [maxMs, maxMemory] = caddy ? [2_000, 600] : [500, 256]
  return [
    exactly(`${kind}: visitors refused, of ${visits.length}`, refused.length, 0),
    atMost(`${kind}: p95 of their pages`, quantile(times, 0.95), maxMs, ' ms'),
    atMost(`${kind}: memory of the server${caddy ? ' and Caddy' : ''}`, memory, maxMemory, ' MB'),
  ]
}

type Visit = { page: HttpResponse | undefined; message: HttpResponse | undefined }

/** Lets visitors load a page and send a message, again and again, each time from another address. */
async function visit(url: string, caddy: Caddy | undefined, seconds: number): Promise<Visit[]> {
  const visits: Visit[] = []
  const runVisitor = async (visitor: number) => {
    await wait((visitor * VISIT_INTERVAL_MS) / VISITORS)
    for (let turn = 0; turn < (seconds * 1_000) / VISIT_INTERVAL_MS; turn++) {
      const localAddress = `127.0.${1 + visitor}.${1 + turn}`
      const ask = (path: string, request: HttpRequest = {}) => {
        const from = { ...request, localAddress }
        return (caddy ? caddy.send(path, from) : send(url + path, from)).catch(() => undefined)
      }
      const due = wait(VISIT_INTERVAL_MS)
      const page = await ask('/')
      const message = await ask('/api/contact', contactRequest(`visitor ${visitor}, message ${turn}`))
      visits.push({ page, message })
      await due
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => runVisitor(visitor)))
  return visits
}
