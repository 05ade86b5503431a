import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Acknowledged, referenceOf, submit } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { type HttpResponse, send } from '../support/http-client.ts'
import { atLeast, atMost, type Check, exactly, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { verifyStore } from '../support/verify-store.ts'
import { until, wait } from '../support/wait.ts'

const LONG_TEXT = 'We need a payroll for our staff in four states. '.repeat(100).trim()
const MESSAGES_AFTERWARDS = 20

/** Longer than the 500 ms for which /readyz caches its result. */
const PROBE_CACHE_MS = 600
const PROBE_TIMEOUT_MS = 20_000

/** Longer than the second for which the server caches the free space. */
const SPACE_CACHE_MS = 1_100
const START_TIMEOUT_MS = 20_000

/** Leaves 3 MB, less than the 4 MB of write-ahead log after which SQLite makes room by itself. */
const BALLAST_BYTES = 5_000_000

/** Messages that are submitted while only the disk of the log is full, and the size of that disk. */
const POSTS_WITHOUT_LOG = 1_000
const LOG_DISK = '64k'
const MAX_STOP_MS = 5_000

/** Fills the disk: submissions get 503, and 201 once there is space. Repeats that with the log on the disk, and with the log alone. */
export const diskFull: Scenario = {
  missing: () => (process.getuid?.() === 0 ? undefined : 'only root can mount the small disk'),
  async run() {
    const checks = await onSmallDisk('8m', (mount) => fillAndFree(mount))
    const withLog = await onSmallDisk('8m', (mount) => fillAndFree(mount, join(mount, 'log')))
    const failed = withLog.filter(({ pass }) => !pass)
    for (const { name, actual } of failed) console.error(`log on the same disk: ${name}: ${actual}`)
    return [
      ...checks,
      exactly(`failed checks with the log on the same disk, of ${withLog.length}`, failed.length, 0),
      ...(await onSmallDisk(LOG_DISK, fillLog)),
    ]
  },
}

/** Mounts a disk in memory, runs a function with its path and unmounts it. */
export async function onSmallDisk(size: string, run: (mount: string) => Promise<Check[]>): Promise<Check[]> {
  const mount = temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', mount])
  try {
    return await run(mount)
  } finally {
    execFileSync('umount', ['-l', mount])
  }
}

/** Starts a server, which appends its log to a file if one is given. */
async function start(environment: Record<string, string>, logFile?: string) {
  const port = await freePort()
  const wrapper = logFile ? ['sh', '-c', `exec "$0" "$@" >>'${logFile}'`] : []
  const server = spawnServer({ environment: { ...environment, PORT: String(port) }, wrapper })
  const url = `http://127.0.0.1:${port}`
  const isUp = () => send(`${url}/healthz`).catch(() => undefined)
  await until(async () => (await isUp())?.status === 200, START_TIMEOUT_MS)
  return { server, url }
}

/** Submits messages while the log cannot be written and the store can. */
async function fillLog(mount: string): Promise<Check[]> {
  const { server, url } = await start({}, join(mount, 'log'))
  let [accepted, pages] = [0, 0]
  for (let n = 0; n < POSTS_WITHOUT_LOG; n++) {
    if ((await submit(url, `post ${n}`)).status === 201) accepted += 1
    if ((await send(`${url}/about`)).status === 200) pages += 1
  }
  const stoppedAt = performance.now()
  server.process.kill('SIGTERM')
  const status = await server.exited
  return [
    exactly(`messages accepted while the log is full, of ${POSTS_WITHOUT_LOG}`, accepted, POSTS_WITHOUT_LOG),
    exactly(`pages served while the log is full, of ${POSTS_WITHOUT_LOG}`, pages, POSTS_WITHOUT_LOG),
    exactly('exit code after SIGTERM while the log is full', Number(status), 0),
    atMost('stop while the log is full', performance.now() - stoppedAt, MAX_STOP_MS, ' ms'),
  ]
}

async function fillAndFree(mount: string, logFile?: string): Promise<Check[]> {
  const [ballast, rest] = [join(mount, 'ballast'), join(mount, 'rest')]
  writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES))
  const address = { engine: 'sqlite', path: join(mount, 'contact.db') } as const
  const environment = {
    DATABASE_URL: `sqlite:${address.path}`,
    // With a relay, even an unreachable one, the server writes no mails to files, which would use the small disk.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'team@example.com',
  }
  const { server, url } = await start(environment, logFile)
  const acknowledged: Acknowledged[] = []
  const submitText = async (text: string): Promise<HttpResponse> => {
    const response = await submit(url, text)
    if (response.status === 201) acknowledged.push({ text, reference: referenceOf(response) })
    return response
  }

  let response = await submitText(`first ${LONG_TEXT}`)
  for (let n = 0; response.status === 201 && n < 2_000; n++)
    response = await submitText(`filling ${n} ${LONG_TEXT}`)
  // The server refuses messages before the disk is full: fill it, so that the writes of the probe fail too.
  fill(rest)
  const ready = () => send(`${url}/readyz`)
  await until(async () => (await ready()).status === 503, PROBE_TIMEOUT_MS, PROBE_CACHE_MS)
  const readyWhileFull = await ready()
  const healthyWhileFull = await send(`${url}/healthz`)
  const others = [await submitText(`full 1 ${LONG_TEXT}`), await submitText(`full 2 ${LONG_TEXT}`)]
  const acceptedBefore = acknowledged.length

  rmSync(ballast)
  rmSync(rest)
  await wait(SPACE_CACHE_MS)
  for (let n = 0; n < MESSAGES_AFTERWARDS; n++) await submitText(`after ${n}`)
  const acceptedAfter = acknowledged.length - acceptedBefore
  await wait(PROBE_CACHE_MS)
  const readyAfterwards = await ready()
  const hasExited = server.process.exitCode !== null
  await server.kill()
  return [
    atLeast('messages accepted before the disk was full', acceptedBefore, 1),
    exactly('response while it is full', response.status, 503),
    exactly('other responses while it is full', others.filter(({ status }) => status !== 503).length, 0),
    exactly('/readyz while it is full', readyWhileFull.status, 503),
    exactly('/healthz while it is full', healthyWhileFull.status, 200),
    exactly('messages accepted once there is space, without a restart', acceptedAfter, MESSAGES_AFTERWARDS),
    exactly('/readyz once there is space', readyAfterwards.status, 200),
    exactly('server exits', hasExited ? 1 : 0, 0),
    ...(await verifyStore(address, acknowledged)),
  ]
}

function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(4_096))
  } catch {
    // The disk is full.
  }
}
