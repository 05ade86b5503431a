/** How an accepted message was handled. */
export const ACCEPTED_AS = ['new', 'quarantined', 'over-limit', 'repeated'] as const

/** Results of an attempt to send a mail to the team. */
export const MAIL_OUTCOMES = [
  'sent',
  'written',
  'partially-sent',
  'notice-sent',
  'postponed',
  'dead',
] as const

/** Kind of a request, used as a label instead of the URL. With the URL, clients could create any number of series. */
export type RequestKind = 'page' | 'file' | 'contact' | 'probe' | 'unknown'

/** Functions that count the events of the server. */
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
