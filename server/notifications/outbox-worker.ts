import { describeError, type Log } from '../log.ts'
import { type ClaimedNotification, type ContactStore, LEASE_MS, STUCK_AFTER_MS } from '../messages/message.ts'
import type { Counts } from '../metrics/counts.ts'
import { formatNote, parseNote } from './failure-note.ts'
import { mailAbout, noticeAbout } from './mail-templates.ts'
import { type Mailer, MailFailure } from './mailer.ts'

/** Sends the mails that the store holds as pending, one after the other, until it is stopped. */
export type Notifier = {
  start(): void
  /** Says that a message was accepted, so that nobody waits for the next look. */
  wake(): void
  /** Ends the mail under way, or puts it back after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>
}

/** How often the store is looked at without being told: for other processes' messages and ended waits. */
const POLL_INTERVAL_MS = 1_000

/** Longest delivery as a whole; a lease lasts longer, so that no second sender starts meanwhile. */
const DELIVERY_TIMEOUT_MS = 60_000

/** How soon a mail that went is marked as sent again, where the store did not take it. */
const MARK_AGAIN_MS = 250

/**
 * A mail that the relay refused this often in a row goes as a bare notice if its content was refused. A notice, and a mail
 * refused for its sender or recipient, is then dead: left alone until an operator retries it.
 */
const MAX_REJECTIONS = 3

const FIRST_WAIT_MS = 10_000
const MAX_RETRY_DELAY_MS = 15 * 60_000

type Parts = {
  store: ContactStore
  mailer: Mailer
  log: Log
  counts: Pick<Counts, 'mail'>
  now?: () => number
  /** From 0 to 1, for the jitter. */
  random?: () => number
}

/** The outbox worker: at-least-once delivery, one mail in flight, a fixed Message-ID for each mail. */
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
  let isReadable = true
  let endPause = () => {}

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false
      const leaseEnd = now() + LEASE_MS
      const taken = await claimNext()
      if (taken)
        await deliver(taken, leaseEnd).catch((error: unknown) =>
          log.error({ err: error }, 'outbox not written'),
        )
      else if (!woken) await pause(POLL_INTERVAL_MS)
    }
  }

  /** Says once that the outbox cannot be read, and once that it can again: it is asked each second. */
  async function claimNext(): Promise<ClaimedNotification | undefined> {
    try {
      const taken = await store.claimNext(now())
      if (!isReadable) log.info('outbox read again')
      isReadable = true
      return taken
    } catch (error) {
      if (isReadable) log.error({ err: error }, 'outbox not read')
      isReadable = false
      return undefined
    }
  }

  async function deliver(taken: ClaimedNotification, leaseEnd: number): Promise<void> {
    const { reference } = taken.message
    const { isNotice } = parseNote(taken.lastFailure)
    let refusedWith: number[] | undefined
    try {
      const signal = AbortSignal.any([givingUp.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)])
      refusedWith = await mailer.send((isNotice ? noticeAbout : mailAbout)(taken.message), signal)
    } catch (error) {
      return handleFailure(taken, error)
    }
    if (refusedWith) log.error({ reference, refusedWith }, 'mail refused for some recipients')
    await markSent(taken, leaseEnd)
    counts.mail(refusedWith ? 'partially-sent' : isNotice ? 'notice-sent' : 'sent')
    log.info({ reference, attempt: taken.attempt }, isNotice ? 'notice sent' : 'mail sent')
  }

  /** What went and is not marked goes twice, hence this is tried for as long as nobody else may take it. */
  async function markSent(taken: ClaimedNotification, leaseEnd: number): Promise<void> {
    const note = parseNote(taken.lastFailure).isNotice ? taken.lastFailure : null
    for (;;) {
      try {
        return await store.markSent(taken, now(), note)
      } catch (error) {
        if (givingUp.signal.aborted || now() + MARK_AGAIN_MS >= leaseEnd) throw error
        await pause(MARK_AGAIN_MS)
      }
    }
  }

  async function handleFailure(taken: ClaimedNotification, error: unknown): Promise<void> {
    const { reference } = taken.message
    if (givingUp.signal.aborted) return store.postpone(taken, now(), taken.lastFailure)

    const code = error instanceof MailFailure ? error.code : 'EUNKNOWN'
    const before = parseNote(taken.lastFailure)
    const refusals = error instanceof MailFailure && error.refused ? before.refusals + 1 : 0
    const note = formatNote({ code, isNotice: before.isNotice, refusals })
    const about = { reference, attempt: taken.attempt, failure: code }
    if (!(error instanceof MailFailure))
      log.error({ ...about, err: describeError(error) }, 'mail not composed')
    if (refusals < MAX_REJECTIONS) {
      const waitMs = waitAfter(taken.attempt, random())
      await store.postpone(taken, now() + waitMs, note)
      counts.mail('postponed')
      const isStuck = now() - taken.message.acceptedAt > STUCK_AFTER_MS
      log[isStuck ? 'error' : 'warn']({ ...about, waitMs }, isStuck ? 'mail stuck' : 'mail postponed')
    } else if (error instanceof MailFailure && error.isAboutContent && !before.isNotice) {
      await store.postpone(taken, now(), formatNote({ code, isNotice: true, refusals: 0 }))
      counts.mail('postponed')
      log.warn(about, 'mail refused for its content, a notice is sent')
    } else {
      await store.markDead(taken, now(), note)
      counts.mail('dead')
      log.error(about, 'mail dead: the relay refuses it')
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
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS)
  return Math.round(wait * (0.8 + 0.4 * random))
}
