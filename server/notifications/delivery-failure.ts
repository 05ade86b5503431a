import { formatNote, parseNote } from './failure-note.ts'
import { MailFailure } from './mailer.ts'

/**
 * After this many consecutive 5xx replies a mail is sent as a notice if its content was refused. A notice, and a mail
 * refused for its sender or recipient, is then dead until an operator retries it.
 */
const MAX_REJECTIONS = 3

/** What follows a failed delivery, and the note to store with it. */
export type FailureDecision = { next: 'retry' | 'send-notice' | 'dead'; code: string; note: string }

/**
 * Decides what follows a failed delivery.
 * @param lastFailure the note of the attempt before
 * @param error a MailFailure, or an error of our own code, which is retried
 */
export function decideAfterFailure(lastFailure: string | null, error: unknown): FailureDecision {
  const previous = parseNote(lastFailure)
  const { isNotice } = previous
  if (!(error instanceof MailFailure)) {
    const code = 'EUNKNOWN'
    return { next: 'retry', code, note: formatNote({ code, isNotice, refusals: 0 }) }
  }
  const { code } = error
  const refusals = error.refused ? previous.refusals + 1 : 0
  const note = formatNote({ code, isNotice, refusals })
  if (refusals < MAX_REJECTIONS) return { next: 'retry', code, note }
  if (!error.isAboutContent || isNotice) return { next: 'dead', code, note }
  return { next: 'send-notice', code, note: formatNote({ code, isNotice: true, refusals: 0 }) }
}
