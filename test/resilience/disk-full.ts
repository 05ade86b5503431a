import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Acknowledged, referenceOf, submit } from '../support/contact-client.ts'
import { type HttpResponse, send } from '../support/http-client.ts'
import { atLeast, type Check, exactly, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { verifyStore } from '../support/verify-store.ts'
import { until, wait } from '../support/wait.ts'

const LONG_TEXT = 'We need a payroll for our staff in four states. '.repeat(100).trim()
const MESSAGES_AFTERWARDS = 20

/** Longer than the 500 ms for which /readyz caches its result. */
const PROBE_CACHE_MS = 600
const PROBE_TIMEOUT_MS = 20_000

/** Leaves 3 MB, less than the 4 MB of write-ahead log after which SQLite makes room by itself. */
const BALLAST_BYTES = 5_000_000

/** Fills the disk with messages, then frees space: submissions get 503 while it is full, and 201 afterwards. */
export const diskFull: Scenario = {
  missing: () => (process.getuid?.() === 0 ? undefined : 'only root can mount the small disk'),
  async run() {
    const mount = temporaryFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', mount])
    try {
      return await fillAndFree(mount)
    } finally {
      execFileSync('umount', ['-l', mount])
    }
  },
}

async function fillAndFree(mount: string): Promise<Check[]> {
  const ballast = join(mount, 'ballast')
  writeFileSync(ballast, Buffer.alloc(BALLAST_BYTES))
  const address = { engine: 'sqlite', path: join(mount, 'contact.db') } as const
  const server = spawnServer({
    environment: {
      DATABASE_URL: `sqlite:${address.path}`,
      // With a relay, even an unreachable one, the server writes no mails to files, which would use the small disk.
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
    },
  })
  const url = await server.listening
  const acknowledged: Acknowledged[] = []
  const submitText = async (text: string): Promise<HttpResponse> => {
    const response = await submit(url, text)
    if (response.status === 201) acknowledged.push({ text, reference: referenceOf(response) })
    return response
  }

  let response = await submitText(`first ${LONG_TEXT}`)
  for (let n = 0; response.status === 201 && n < 2_000; n++)
    response = await submitText(`filling ${n} ${LONG_TEXT}`)
  // Where a long text no longer fits, there may still be room for short ones, and then for a few writes of the probe.
  for (let n = 0; n < 100 && (await submitText(`last ${n}`)).status === 201; n++);
  const ready = () => send(`${url}/readyz`)
  await until(async () => (await ready()).status === 503, PROBE_TIMEOUT_MS, PROBE_CACHE_MS)
  const readyWhileFull = await ready()
  const healthyWhileFull = await send(`${url}/healthz`)
  const others = [await submitText(`full 1 ${LONG_TEXT}`), await submitText(`full 2 ${LONG_TEXT}`)]
  const acceptedBefore = acknowledged.length

  rmSync(ballast)
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
    exactly(
      `messages accepted of ${MESSAGES_AFTERWARDS} once there is space, without a restart`,
      acceptedAfter,
      MESSAGES_AFTERWARDS,
    ),
    exactly('/readyz once there is space', readyAfterwards.status, 200),
    exactly('server exits', hasExited ? 1 : 0, 0),
    ...(await verifyStore(address, acknowledged)),
  ]
}
