import { join } from 'node:path'
import { findOnPath } from '#test/support/find-on-path.ts'
import { type Acknowledged, referenceOf, submit } from '../support/contact-client.ts'
import { type Check, exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

/** Number of the first fsync that fails in round 0. Startup needs fewer fsyncs, so the failure affects a submission. */
const FIRST_FAILURE = 60

/** Maximum of submissions in a round, in case the server does not call fsync and so never exits. */
const MAX_MESSAGES = 500

const FSYNC_DELAY_MS = 200

/** Pause before a submission: the outbox worker finishes its writes, so the submission waits only for its own fsync. */
const IDLE_MS = 4 * FSYNC_DELAY_MS

/** Delays fsync, then makes it fail: the server answers 201 only after fsync returns, and exits when fsync fails. */
export const fsync: Scenario = {
  missing: () => (findOnPath(['strace']) ? undefined : 'strace is not installed: apt-get install strace'),
  run: async (size) => [
    ...(await delayFsync(size === 'full' ? 20 : 4)),
    ...(await failFsync(size === 'full' ? 10 : 1)),
  ],
}

async function delayFsync(messages: number): Promise<Check[]> {
  const server = spawnServer({ wrapper: injectIntoFsync(`delay_exit=${FSYNC_DELAY_MS * 1_000}`) })
  const url = await server.listening
  let early = 0
  for (let n = 0; n < messages; n++) {
    await wait(IDLE_MS)
    const { status, ms } = await submit(url, `message ${n}`)
    if (status !== 201 || ms < FSYNC_DELAY_MS) early += 1
  }
  await server.kill()
  return [exactly(`messages acknowledged before fsync returned, of ${messages}`, early, 0)]
}

async function failFsync(rounds: number): Promise<Check[]> {
  const folder = createServerFolder()
  const acknowledged: Acknowledged[] = []
  let exits = 0
  let roundsWithRefusal = 0
  for (let round = 0; round < rounds; round++) {
    const wrapper = injectIntoFsync(`error=EIO:when=${FIRST_FAILURE + round}+`)
    const server = spawnServer({ folder, wrapper })
    const url = await server.listening
    let isRefused = false
    let isReachable = true
    for (let n = 0; isReachable && n < MAX_MESSAGES; n++) {
      const text = `round ${round} message ${n}`
      const response = await submit(url, text, { key: `${round}.${n}` }).catch(() => undefined)
      if (!response) isReachable = false
      else if (response.status === 201) acknowledged.push({ text, reference: referenceOf(response) })
      else isRefused = true
    }
    if (isRefused) roundsWithRefusal += 1
    if ((await (isReachable ? server.kill() : server.exited)) === 1) exits += 1
  }
  return [
    exactly('servers that exit after a failed fsync', exits, rounds),
    exactly('rounds without a message refused with 503', rounds - roundsWithRefusal, 0),
    ...(await verifyStore({ engine: 'sqlite', path: join(folder, 'data/contact.db') }, acknowledged)),
  ]
}

/** Returns a strace command that injects a delay or an error into fsync and fdatasync (see `--inject` in strace(1)). */
function injectIntoFsync(fault: string): string[] {
  const trace = ['-e', 'trace=fsync,fdatasync', '-e', `inject=fsync,fdatasync:${fault}`]
  return ['strace', '-D', '-f', '-q', '-o', '/dev/null', ...trace]
}
