import { setTimeout as wait } from 'node:timers/promises'
import { WRITTEN_NOTE } from '../store/mail-files.ts'
import { type ClaimedNotification, LEASE_MS, type Outbox, STUCK_AFTER_MS } from '../store/outbox.ts'
import { MESSAGE_ACTIONS } from '../team/team-links.ts'
import type { DailyMailParts } from './daily-mail.ts'
import { DeliveryFailure, decideAfterFailure, isNoticeDue, retryDelayMs } from './delivery-failure.ts'
import { composeMail, composeNotice } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'

export type OutboxWorker = ReturnType<typeof createOutboxWorker>

const POLL_INTERVAL_MS = 1_000

/** Interval while the store cannot be read or written, so that an outage does not fill the log. */
const ERROR_INTERVAL_MS = 10_000

/** Timeout of a whole delivery. It is shorter than the lease, so that no other process sends the same mail. */
const DELIVERY_TIMEOUT_MS = 60_000

const MARK_RETRY_MS = 250

/** Mails that are claimed and marked together: half a disk sync each. A crash repeats no more than these. */
const MAX_BATCH = 4
const MAX_BATCH_MS = 250
const SLOW = Symbol('slow')

/** Mails wait until no message has arrived for this time, because both need the same thread and disk, but not for ever. */
const QUIET_MS = 100
const MAX_YIELD_MS = 5_000

type Parts = Omit<DailyMailParts, 'database'> & { store: Outbox; mailer: Mailer }

/** Creates the outbox worker, which sends one mail after the other, each at least once. New messages go first. */
export function createOutboxWorker({ store, mailer, teamLinks, findRoute, log, now }: Parts) {
  const stopping = new AbortController()
  const aborting = new AbortController()
  let waking = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let lastArrival = Number.NEGATIVE_INFINITY
  let outage = { since: 0, until: 0 }
  let refusedLogins = 0

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController()
      try {
        const leaseEnd = now() + LEASE_MS
        const claimed = isOutage() ? [] : await store.claim(now(), MAX_BATCH)
        if (claimed.length > 0) await deliverAll(claimed, leaseEnd)
        else {
          await pause(POLL_INTERVAL_MS, waking.signal)
          const end = performance.now() + MAX_YIELD_MS
          const isArriving = () => performance.now() < Math.min(end, lastArrival + QUIET_MS)
          while (isArriving()) await pause(QUIET_MS, stopping.signal)
        }
      } catch (error) {
        log.error({ err: error }, 'outbox not read or written')
        await pause(ERROR_INTERVAL_MS, waking.signal)
      }
    }
  }

  /** Returns whether the mail server was not reached just now. A clock that was set back ends the outage. */
  const isOutage = () => now() >= outage.since && now() < outage.until

  async function deliverAll(claimed: readonly ClaimedNotification[], leaseEnd: number): Promise<void> {
    const end = performance.now() + MAX_BATCH_MS
    const sent: { claim: ClaimedNotification; note: string | null }[] = []
    let tried = 0
    const mark = async (): Promise<void> => {
      const groups = Map.groupBy(sent.splice(0), ({ note }) => note)
      for (const [note, group] of groups) {
        const claims = group.map(({ claim }) => claim)
        await markSent(claims, note, leaseEnd)
      }
    }
    try {
      for (const claim of claimed) {
        if (tried > 0 && (performance.now() > end || stopping.signal.aborted || isOutage())) break
        tried += 1
        const delivery = deliver(claim)
        // The others must not stay unmarked while one mail hangs.
        if (sent.length > 0 && (await Promise.race([delivery, wait(MAX_BATCH_MS, SLOW)])) === SLOW)
          await mark()
        const note = await delivery
        if (note !== undefined) sent.push({ claim, note })
      }
    } finally {
      await mark()
    }
    if (tried < claimed.length) await store.release(claimed.slice(tried), now())
  }

  /** Sends a mail, or the notice in its place. @returns the note of one that is sent; undefined after a failure */
  async function deliver(claimed: ClaimedNotification): Promise<string | null | undefined> {
    const { message, attempt, lastFailure } = claimed
    const { reference } = message
    const isNotice = isNoticeDue(lastFailure)
    try {
      const links = (await teamLinks(now()))(reference, MESSAGE_ACTIONS)
      const mail = (isNotice ? composeNotice : composeMail)(message, links)
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(DELIVERY_TIMEOUT_MS)])
      const refusedWith = await mailer.send({ ...mail, to: findRoute(message).to }, signal)
      refusedLogins = 0
      if (refusedWith) log.error({ reference, refusedWith }, 'mail refused for some recipients')
      log.info(
        { reference, attempt },
        `mail ${mailer.writesFiles ? 'written' : isNotice ? 'notice-sent' : 'sent'}`,
      )
      return mailer.writesFiles ? WRITTEN_NOTE : isNotice ? lastFailure : null
    } catch (error) {
      if (error instanceof DeliveryFailure && error.isUnreachable) {
        // All mails pause. Providers lock an account after some wrong passwords, so that pause grows.
        refusedLogins = error.isLoginRefused ? refusedLogins + 1 : 0
        const ms = error.isLoginRefused ? retryDelayMs(refusedLogins) : POLL_INTERVAL_MS
        outage = { since: now(), until: now() + ms }
      }
      await handleFailure(claimed, error)
      return undefined
    }
  }

  /** Records mails as sent. Retries until the lease expires, because an unrecorded mail would be sent again. */
  async function markSent(claimed: ClaimedNotification[], note: string | null, leaseEnd: number) {
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
    /** Tells the worker of a new mail: it reads the outbox as soon as no further ones arrive, instead of at the next poll. */
    wake(): void {
      lastArrival = performance.now()
      waking.abort()
    },
    /** Stops after the delivery in flight, or aborts and postpones it after `graceMs` milliseconds. */
    async stop(graceMs: number): Promise<void> {
      stopping.abort()
      waking.abort()
      const timer = setTimeout(() => aborting.abort(), graceMs)
      await running
      clearTimeout(timer)
      mailer.close()
    },
  }
}

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => {})
