import { describeError, type Log } from '../log.ts'
import type { MessageRepository } from '../messages/message-repository.ts'
import { type ClaimedNotification, LEASE_MS, type Outbox, STUCK_AFTER_MS } from '../messages/outbox.ts'
import type { Counts } from '../metrics/counts.ts'
import { decideAfterFailure } from './delivery-failure.ts'
import { parseNote } from './failure-note.ts'
import { composeMail, composeNotice } from './mail-templates.ts'
import { type Mailer, MailFailure } from './mailer.ts'
import { retryDelayMs } from './retry-delay.ts'

/** Sends the pending notifications of the outbox one after the other until it is stopped. */
export type OutboxWorker = {
  start(): void
  /** Makes the worker read the outbox now instead of at the next poll. */
  poke(): void
  /** Stops after the mail in flight is sent, or aborts and postpones that mail after `graceMs` milliseconds. */
  stop(graceMs: number): Promise<void>
}

/** Poll interval, for messages that other processes have stored and for retries that are due. */
const POLL_INTERVAL_MS = 1_000

/** Timeout of a whole delivery. It is shorter than the lease, so that no other process sends the same mail. */
const DELIVERY_TIMEOUT_MS = 60_000

/** Delay after which the worker tries again to record a mail as sent, in milliseconds. */
const MARK_RETRY_MS = 250

type Parts = {
  store: Pick<MessageRepository, keyof Outbox>
  mailer: Mailer
  log: Log
  counts: Pick<Counts, 'mail'>
  now?: () => number
  /** Returns a number from 0 to 1, for the jitter of the retry delay. */
  random?: () => number
}

/**
 * Creates the outbox worker. It delivers each mail at least once and has one mail in flight. All attempts of a mail
 * have the same Message-ID.
 */
export function createOutboxWorker({
  store,
  mailer,
  log,
  counts,
  now = Date.now,
  random = Math.random,
}: Parts): OutboxWorker {
  const stopping = new AbortController()
  const aborting = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let isPoked = false
  let isReadable = true
  let endPause = () => {}

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isPoked = false
      const leaseEnd = now() + LEASE_MS
      const claimed = await claimNext()
      if (claimed)
        await deliver(claimed, leaseEnd).catch((error: unknown) =>
          log.error({ err: error }, 'outbox not written'),
        )
      else if (!isPoked) await pause(POLL_INTERVAL_MS)
    }
  }

  /** Claims the next notification. Logs only the first of consecutive failures, because polls are frequent. */
  async function claimNext(): Promise<ClaimedNotification | undefined> {
    try {
      const claimed = await store.claimNext(now())
      if (!isReadable) log.info('outbox readable again')
      isReadable = true
      return claimed
    } catch (error) {
      if (isReadable) log.error({ err: error }, 'outbox not readable')
      isReadable = false
      return undefined
    }
  }

  async function deliver(claimed: ClaimedNotification, leaseEnd: number): Promise<void> {
    const { reference } = claimed.message
    const { isNotice } = parseNote(claimed.lastFailure)
    let refusedWith: number[] | undefined
    try {
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)])
      const mail = isNotice ? composeNotice(claimed.message) : composeMail(claimed.message)
      refusedWith = await mailer.send(mail, signal)
    } catch (error) {
      return handleFailure(claimed, error)
    }
    if (refusedWith) log.error({ reference, refusedWith }, 'mail refused for some recipients')
    await markSent(claimed, leaseEnd)
    counts.mail(refusedWith ? 'partially-sent' : isNotice ? 'notice-sent' : 'sent')
    log.info({ reference, attempt: claimed.attempt }, isNotice ? 'notice sent' : 'mail sent')
  }

  /** Records a mail as sent. Retries until the lease expires, because an unrecorded mail would be sent again. */
  async function markSent(claimed: ClaimedNotification, leaseEnd: number): Promise<void> {
    const note = parseNote(claimed.lastFailure).isNotice ? claimed.lastFailure : null
    for (;;) {
      try {
        return await store.markSent(claimed, now(), note)
      } catch (error) {
        if (aborting.signal.aborted || now() + MARK_RETRY_MS >= leaseEnd) throw error
        await pause(MARK_RETRY_MS)
      }
    }
  }

  async function handleFailure(claimed: ClaimedNotification, error: unknown): Promise<void> {
    if (aborting.signal.aborted) return store.postpone(claimed, now(), claimed.lastFailure)

    const { next, code, note } = decideAfterFailure(claimed.lastFailure, error)
    const details = { reference: claimed.message.reference, attempt: claimed.attempt, failure: code }
    if (!(error instanceof MailFailure))
      log.error({ ...details, err: describeError(error) }, 'mail not composed')
    if (next === 'dead') {
      await store.markDead(claimed, now(), note)
      counts.mail('dead')
      log.error(details, 'mail permanently rejected')
    } else if (next === 'send-notice') {
      await store.postpone(claimed, now(), note)
      counts.mail('postponed')
      log.warn(details, 'mail refused for its content, a notice is sent')
    } else {
      const waitMs = retryDelayMs(claimed.attempt, random())
      await store.postpone(claimed, now() + waitMs, note)
      counts.mail('postponed')
      const isStuck = now() - claimed.message.acceptedAt > STUCK_AFTER_MS
      log[isStuck ? 'error' : 'warn']({ ...details, waitMs }, isStuck ? 'mail stuck' : 'mail postponed')
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

  function poke(): void {
    isPoked = true
    endPause()
  }

  return {
    start() {
      running = run()
    },
    poke,
    async stop(graceMs) {
      stopping.abort()
      poke()
      const timer = setTimeout(() => aborting.abort(), graceMs)
      await running
      clearTimeout(timer)
      mailer.close()
    },
  }
}
