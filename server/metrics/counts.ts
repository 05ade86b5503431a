/** What became of an accepted message. */
export const ACCEPTED_AS = ['new', 'quarantined', 'repeated'] as const

/** What became of an attempt to mail the team. */
export const MAIL_OUTCOMES = ['sent', 'partially-sent', 'notice-sent', 'postponed', 'dead'] as const

/** What a request was for. The URL is no label, because a client could create any number of series with it. */
export type RequestKind = 'page' | 'file' | 'contact' | 'probe' | 'unknown'

/** Events that the parts of the server count. */
export type Counts = {
  messageAccepted(as: (typeof ACCEPTED_AS)[number]): void
  messageRefused(reason: string): void
  mail(outcome: (typeof MAIL_OUTCOMES)[number]): void
  request(kind: RequestKind, status: number, seconds: number): void
}

/** Discards all events, for a server without `METRICS_PORT`. */
export const NO_COUNTS: Counts = {
  messageAccepted() {},
  messageRefused() {},
  mail() {},
  request() {},
}
