import { describeError, type Log } from '../log.ts'
import type { Counts } from '../metrics/counts.ts'
import { mailAbout } from './mail.ts'
import { type Mailer, MailFailure } from './mailer.ts'
import { type ContactStore, STUCK_AFTER_MS, type TakenNotification } from './store.ts'

/** Sends the mails that the store holds as pending, one after the other, until it is stopped. */
export type Notifier = {
  start(): void
  /** Says that a message was accepted, so that nobody waits for the next look. */
  wake(): void
  /** Ends the mail under way, or puts it back after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>
}

/** How often the store is looked at without being told: for other processes' messages and ended waits. */
const LOOK_EVERY_MS = 1_000

/** Longest delivery as a whole; a lease lasts longer, so that no second sender starts meanwhile. */
const LONGEST_DELIVERY_MS = 60_000

/** A mail that the relay refused this often for its own sake is dead: left alone until somebody retries it. */
const MOST_REFUSALS = 3

const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 15 * 60_000

type Parts = {
  store: ContactStore
  mailer: Mailer
  log: Log
  counts: Pick<Counts, 'mail'>
  now?: () => number
  /** From 0 to 1, for the jitter. */
  random?: () => number
}

/** The outbox worker (reliability.md, tests M1 to M10): at least once, one mail in flight, fixed Message-ID. */
export function createNotifier({
  store,
  mailer,
  log,
  counts,
  now = Date.now,
  random = Math.random,
}: Parts): Notifier {
  const stopping = new AbortController()
  const givingUp = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let woken = false
  let endPause = () => {}

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false
      const taken = await store.takeDue(now()).catch(() => undefined)
      if (taken)
        await deliver(taken).catch((error: unknown) => log.error({ err: error }, 'outbox not written'))
      else if (!woken) await pause(LOOK_EVERY_MS)
    }
  }

  async function deliver(taken: TakenNotification): Promise<void> {
    const { reference } = taken.message
    try {
      const signal = AbortSignal.any([givingUp.signal, AbortSignal.timeout(LONGEST_DELIVERY_MS)])
      await mailer.send(mailAbout(taken.message), signal)
    } catch (error) {
      return handleFailure(taken, error)
    }
    await store.markSent(taken, now())
    counts.mail('sent')
    log.info({ reference, attempt: taken.attempt }, 'mail sent')
  }

  async function handleFailure(taken: TakenNotification, error: unknown): Promise<void> {
    const { reference } = taken.message
    if (givingUp.signal.aborted) return store.postpone(taken, now(), null)

    const failure = error instanceof MailFailure ? error.code : 'EUNKNOWN'
    const refused = error instanceof MailFailure && error.refused
    const about = { reference, attempt: taken.attempt, failure }
    if (!(error instanceof MailFailure))
      log.error({ ...about, err: describeError(error) }, 'mail not composed')
    if (refused && taken.attempt >= MOST_REFUSALS) {
      await store.markDead(taken, now(), failure)
      counts.mail('dead')
      log.error(about, 'mail dead: the relay refuses it')
    } else {
      const waitMs = waitAfter(taken.attempt, random())
      await store.postpone(taken, now() + waitMs, failure)
      counts.mail('postponed')
      const isStuck = now() - taken.message.acceptedAt > STUCK_AFTER_MS
      log[isStuck ? 'error' : 'warn']({ ...about, waitMs }, isStuck ? 'mail stuck' : 'mail postponed')
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake(): void {
    woken = true
    endPause()
  }

  return {
    start() {
      running = run()
    },
    wake,
    async stop(graceMs) {
      stopping.abort()
      wake()
      const timer = setTimeout(() => givingUp.abort(), graceMs)
      await running
      clearTimeout(timer)
      mailer.close()
    },
  }
}

/**
 * How long to wait after a failed attempt: doubling from 10 s to 15 minutes, spread by a fifth either way so that
 * many mails do not come back at once.
 * @param attempt 1 after the first failure
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function waitAfter(attempt: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS)
  return Math.round(wait * (0.8 + 0.4 * random))
}
