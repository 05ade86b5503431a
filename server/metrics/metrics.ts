import { REFUSAL_REASONS, type RefusalReason } from '../http/errors.ts'
import { createCounter, createHistogram, type Metric } from './prometheus.ts'

/** What became of a message that was taken. */
const ACCEPTED_AS = ['new', 'quarantined', 'repeated'] as const
/** What became of an attempt to mail the team. */
const MAIL_OUTCOMES = ['sent', 'sent in part', 'notice-sent', 'postponed', 'dead'] as const
/** What a request was for. Addresses are no label: a stranger could make up any number of them. */
export type RequestKind = 'page' | 'file' | 'contact' | 'probe' | 'unknown'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What the parts of the server report as it happens. */
export type Counts = {
  messageAccepted(as: (typeof ACCEPTED_AS)[number]): void
  messageRefused(reason: RefusalReason): void
  mail(outcome: (typeof MAIL_OUTCOMES)[number]): void
  request(kind: RequestKind, status: number, seconds: number): void
}

/** Counts in memory, from the start of the process on. */
export function createCounts(): { counts: Counts; metrics: Metric[] } {
  const accepted = createCounter(
    'website_messages_accepted_total',
    'Messages that visitors were told have arrived.',
    ACCEPTED_AS.map((as) => ({ as })),
  )
  const refused = createCounter(
    'website_messages_refused_total',
    'Posts to the contact form that were answered with an error.',
    REFUSAL_REASONS.map((reason) => ({ reason })),
  )
  const mails = createCounter(
    'website_mail_attempts_total',
    'Attempts to mail the team about a message.',
    MAIL_OUTCOMES.map((outcome) => ({ outcome })),
  )
  const requests = createHistogram(
    'http_request_duration_seconds',
    'Time from the head of a request to the end of its answer.',
    SECONDS,
  )
  return {
    counts: {
      messageAccepted: (as) => accepted.add({ as }),
      messageRefused: (reason) => refused.add({ reason }),
      mail: (outcome) => mails.add({ outcome }),
      request: (kind, status, seconds) =>
        requests.observe(seconds, { kind, status: `${Math.floor(status / 100)}xx` }),
    },
    metrics: [accepted, refused, mails, requests],
  }
}
