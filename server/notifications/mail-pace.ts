/** Maximum number of messages per `WINDOW_MS` that get a mail of their own. Further messages are bundled. */
export const MAX_SINGLE_MAILS = 20

export const WINDOW_MS = 10 * 60_000

export const MAX_BUNDLE_SIZE = 100

/** Delay of a bundle after the previous mail, unless it is full. It is shorter than the time after which a mail is stuck. */
export const BUNDLE_DELAY_MS = 5 * 60_000

/** Decides how many messages the next mail is about, so that many messages do not fill the team's mailbox. */
export type MailPace = {
  /** Returns the maximum number of messages in the next mail, and the number that must be due to send the mail now. */
  next(now: number): { limit: number; minimum: number }
  /** Records a mail about `count` messages. */
  recordSent(count: number, now: number): void
}

/** Creates a pace that counts the messages of this process: the first ones get single mails, the others bundles. */
export function createMailPace(): MailPace {
  let sent: { at: number; count: number }[] = []
  return {
    next(now) {
      // A time in the future was recorded before the clock was set back.
      sent = sent.filter(({ at }) => at <= now && now - at < WINDOW_MS)
      const last = sent.at(-1)
      const recent = sent.reduce((sum, { count }) => sum + count, 0)
      if (!last || recent < MAX_SINGLE_MAILS) return SINGLE_MAILS
      return { limit: MAX_BUNDLE_SIZE, minimum: now - last.at < BUNDLE_DELAY_MS ? MAX_BUNDLE_SIZE : 1 }
    },
    recordSent(count, now) {
      sent.push({ at: now, count })
    },
  }
}

const SINGLE_MAILS = { limit: 1, minimum: 1 }

/** Pace that never bundles, for mails that are written to files: the file of a mail is erased with its message. */
export const singleMails: MailPace = { next: () => SINGLE_MAILS, recordSent: () => {} }
