import { STUCK_AFTER_MS } from '../outbox/outbox.ts'

/** Maximum number of messages per `WINDOW_MS` that get a mail of their own. Further messages are bundled. */
export const MAX_SINGLE_MAILS = 20

export const WINDOW_MS = 10 * 60_000

export const MAX_BUNDLE_SIZE = 100

/** Delay of a bundle after the previous mail, unless it is full. It is shorter than the time after which a mail is stuck. */
export const BUNDLE_DELAY_MS = 5 * 60_000

/** The same during a flood: about 15 minutes, so that the team gets four mails an hour. */
export const MAX_FLOOD_BUNDLE_SIZE = 500
export const FLOOD_BUNDLE_DELAY_MS = STUCK_AFTER_MS - 30_000

/** Decides how many messages the next mail is about, so that many messages do not fill the team's mailbox. */
export type MailPace = {
  /** Returns the maximum number of messages in the next mail, and the number that must be due to send the mail now. */
  next(now: number): { limit: number; minimum: number }
  /** Records a mail about `count` messages. */
  recordSent(count: number, now: number): void
}

/**
 * Creates a pace that counts the messages of this process: the first ones get single mails, the others bundles, which are
 * larger and rarer during a flood.
 */
export function createMailPace(isFlood: () => boolean = () => false): MailPace {
  let sent: { at: number; count: number }[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  return {
    next(now) {
      // A time in the future was recorded before the clock was set back.
      sent = sent.filter(({ at }) => at <= now && now - at < WINDOW_MS)
      const sinceLast = lastAt <= now ? now - lastAt : Number.POSITIVE_INFINITY
      if (isFlood()) return bundle(MAX_FLOOD_BUNDLE_SIZE, sinceLast < FLOOD_BUNDLE_DELAY_MS)
      const recent = sent.reduce((sum, { count }) => sum + count, 0)
      return recent < MAX_SINGLE_MAILS ? SINGLE_MAILS : bundle(MAX_BUNDLE_SIZE, sinceLast < BUNDLE_DELAY_MS)
    },
    recordSent(count, now) {
      lastAt = now
      sent.push({ at: now, count })
    },
  }
}

function bundle(limit: number, isTooEarly: boolean): { limit: number; minimum: number } {
  return { limit, minimum: isTooEarly ? limit : 1 }
}

const SINGLE_MAILS = { limit: 1, minimum: 1 }

/** Pace that never bundles, for mails that are written to files: the file of a mail is erased with its message. */
export const singleMails: MailPace = { next: () => SINGLE_MAILS, recordSent: () => {} }
