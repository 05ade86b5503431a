import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type ClaimedNotification, LEASE_MS, type Outbox, STUCK_AFTER_MS } from '../store/outbox.ts'
import { DeliveryFailure, decideAfterFailure, retryDelayMs } from './delivery-failure.ts'

/** A delivery that the receiver has accepted. */
export type Delivery = {
  refusedWith?: number[] | undefined
  /** The failure note to store; none if the notification was delivered as it is. */
  note?: string | null
  /** `sent` if absent. */
  outcome?: 'written' | 'notice-sent'
}

export type MailSender = {
  /** Sends one mail. @throws DeliveryFailure if nothing was delivered */
  send(claimed: ClaimedNotification, options: { now: number; signal: AbortSignal }): Promise<Delivery>
  close(): void
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

/** Poll interval, for messages that other processes have stored and for retries that are due. */
const POLL_INTERVAL_MS = 1_000

/** Interval while the store cannot be read or written, so that an outage does not fill the log. */
const ERROR_INTERVAL_MS = 10_000

/** Timeout of a whole delivery. It is shorter than the lease, so that no other process sends the same mail. */
const DELIVERY_TIMEOUT_MS = 60_000

const MARK_RETRY_MS = 250

type Parts = {
  store: Outbox
  sender: MailSender
  log: Log
  now?: () => number
}

/** Creates the outbox worker, which sends one mail after the other, each at least once, until it is stopped. */
export function createOutboxWorker({ store, sender, log, now = Date.now }: Parts) {
  const stopping = new AbortController()
  const aborting = new AbortController()
  let waking = new AbortController()
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      try {
        const leaseEnd = now() + LEASE_MS
        const claimed = await store.claim(now())
        if (claimed) await deliver(claimed, leaseEnd)
        else await pause(POLL_INTERVAL_MS, waking.signal)
      } catch (error) {
        log.error({ err: error }, 'outbox not read or written')
        await pause(ERROR_INTERVAL_MS, waking.signal)
      }
    }
  }

  async function deliver(claimed: ClaimedNotification, leaseEnd: number): Promise<void> {
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)])
    const sent = await sender.send(claimed, { now: now(), signal }).catch(async (error: unknown) => {
      await handleFailure(claimed, error)
      if (error instanceof DeliveryFailure && error.isUnreachable)
        await pause(POLL_INTERVAL_MS, stopping.signal)
    })
    if (!sent) return
    const { refusedWith, note = null, outcome = 'sent' } = sent
    const { reference } = claimed.message
    if (refusedWith) log.error({ reference, refusedWith }, 'mail refused for some recipients')
    await markSent(claimed, note, leaseEnd)
    log.info({ reference, attempt: claimed.attempt }, `mail ${outcome}`)
  }

  /** Records a mail as sent. Retries until the lease expires, because an unrecorded mail would be sent again. */
  async function markSent(claimed: ClaimedNotification, note: string | null, leaseEnd: number) {
    for (;;) {
      try {
        return await store.markSent(claimed, now(), note)
      } catch (error) {
        if (aborting.signal.aborted || now() + MARK_RETRY_MS >= leaseEnd) throw error
        await pause(MARK_RETRY_MS, aborting.signal)
      }
    }
  }

  async function handleFailure(claimed: ClaimedNotification, error: unknown): Promise<void> {
    if (aborting.signal.aborted) return store.postpone(claimed, now(), claimed.lastFailure)

    const { next, code, note } = decideAfterFailure(claimed.lastFailure, error)
    const details = { reference: claimed.message.reference, attempt: claimed.attempt, failure: code }
    if (!(error instanceof DeliveryFailure)) log.error({ ...details, err: error }, 'mail not composed')
    if (next === 'dead') {
      await store.markDead(claimed, now(), note)
      log.error(details, 'mail permanently rejected')
      return
    }
    const waitMs = next === 'retry' ? retryDelayMs(claimed.attempt) : 0
    await store.postpone(claimed, now() + waitMs, note)
    const isStuck = now() - claimed.message.acceptedAt > STUCK_AFTER_MS
    const isUnanswered = error instanceof DeliveryFailure && error.isUnanswered
    if (next === 'send-notice' && isUnanswered)
      log.error(details, 'mail taken without an answer, a notice is sent')
    else if (next === 'send-notice') log.warn(details, 'mail refused for its content, a notice is sent')
    else if (isStuck) log.error({ ...details, waitMs }, 'mail stuck')
    else log.warn({ ...details, waitMs }, 'mail postponed')
  }

  return {
    start(): void {
      running = run()
    },
    /** Makes the worker read the outbox now instead of at the next poll. */
    wake: () => waking.abort(),
    /** Stops after the delivery in flight, or aborts and postpones it after `graceMs` milliseconds. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort()
      waking.abort()
      const timer = setTimeout(() => aborting.abort(), graceMs)
      await running
      clearTimeout(timer)
      sender.close()
    },
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {})
