import type { Log } from '../log.ts'
import { WRITTEN_NOTE } from '../outbox/mail-files.ts'
import type { ClaimedNotification } from '../outbox/outbox.ts'
import { formatNote, parseNote } from './delivery-failure.ts'
import { composeBundle, composeMail, composeNotice } from './mail-templates.ts'
import { type Mailer, MailFailure } from './mailer.ts'

/** A mail that the relay has accepted. */
export type SentMail = {
  /** Reply codes for the refused recipients. */
  refusedWith: number[] | undefined
  /** Returns the failure note to store: null if the mail contained the text of the message. */
  noteOf: (claimed: ClaimedNotification) => string | null
  outcome: 'sent' | 'written' | 'notice-sent' | 'bundle-sent'
}

type Parts = {
  mailer: Pick<Mailer, 'send' | 'writesFiles'>
  log: Log
  /** Milliseconds since 1970 UTC. */
  now: number
  signal: AbortSignal
}

/**
 * Sends one mail about one or several notifications. If the relay refuses the content of a bundle, sends a bundle without
 * the texts of the visitors, so that one text does not stop the others.
 * @throws MailFailure if no mail was sent
 */
export async function sendMail(
  claimed: readonly ClaimedNotification[],
  { mailer, log, now, signal }: Parts,
): Promise<SentMail> {
  const [first] = claimed
  const noteOf = ({ lastFailure }: ClaimedNotification) =>
    parseNote(lastFailure).isNotice ? lastFailure : null
  if (first && claimed.length === 1) {
    const isNotice = noteOf(first) !== null
    const mail = isNotice ? composeNotice(first.message) : composeMail(first.message)
    const refusedWith = await mailer.send(mail, signal)
    if (mailer.writesFiles) return { refusedWith, noteOf: () => WRITTEN_NOTE, outcome: 'written' }
    return { refusedWith, noteOf, outcome: isNotice ? 'notice-sent' : 'sent' }
  }
  const messages = claimed.map((notification) => ({
    ...notification.message,
    isNotice: noteOf(notification) !== null,
  }))
  try {
    const refusedWith = await mailer.send(composeBundle(messages, now), signal)
    return { refusedWith, noteOf, outcome: 'bundle-sent' }
  } catch (error) {
    if (!(error instanceof MailFailure && error.isAboutContent)) throw error
    const { code } = error
    log.warn(
      { count: messages.length, failure: code },
      'bundle refused for its content, its references are sent',
    )
    const notices = messages.map((message) => ({ ...message, isNotice: true }))
    const refusedWith = await mailer.send(composeBundle(notices, now), signal)
    const note = formatNote({ code, isNotice: true, refusals: 0, unanswered: 0 })
    return { refusedWith, noteOf: () => note, outcome: 'bundle-sent' }
  }
}
