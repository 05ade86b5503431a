import { formatNote, parseNote } from './failure-note.ts'
import { MailFailure } from './mailer.ts'

/**
 * Maximum number of consecutive 5xx refusals. After that, a notice is sent in place of a mail whose content was
 * refused. If the sender, all recipients or the notice itself were refused, the mail is dead until an operator
 * retries it.
 */
const MAX_REJECTIONS = 3

/** The next step after a failed delivery, the error code for the log, and the failure note to store. */
export type FailureDecision = { next: 'retry' | 'send-notice' | 'dead'; code: string; note: string }

/**
 * Decides the next step after a failed delivery.
 * @param lastFailure the stored failure note of the previous attempt
 * @param error a MailFailure; any other error is a bug in this program and leads to a retry
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
