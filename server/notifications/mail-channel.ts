import { createHmac } from 'node:crypto'
import { subjectOfMessage } from '#contact/subject.ts'
import type { Database } from '../database/schema.ts'
import { readSecret } from '../database/secrets.ts'
import { type createTeamLinks, MESSAGE_ACTIONS } from '../inbox/team-links.ts'
import { WRITTEN_NOTE } from '../outbox/mail-files.ts'
import type { ClaimedNotification, StoredMessage } from '../outbox/outbox.ts'
import { DeliveryFailure, formatNote, parseNote } from './delivery-failure.ts'
import { composeBundle, composeMail, composeNotice, type MailExtras } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import type { Channel } from './outbox-worker.ts'

type Parts = { mailer: Mailer; database: Database; teamLinks: ReturnType<typeof createTeamLinks> }

/**
 * Creates the channel of the mails. If the relay refuses the content of a bundle, it sends a bundle without the texts of the
 * visitors, so that one text does not stop the others.
 */
export function createMailChannel({ mailer, database, teamLinks }: Parts): Channel {
  return {
    name: 'mail',
    close: mailer.close,
    async send(claimed, { log, now, signal }) {
      const [first] = claimed
      if (first && claimed.length === 1) {
        const isNotice = noteOf(first) !== null
        const extras = await readExtras(first.message, now)
        const mail = isNotice ? composeNotice(first.message, extras) : composeMail(first.message, extras)
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
        if (!(error instanceof DeliveryFailure && error.isAboutContent)) throw error
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
    },
  }

  async function readExtras(message: StoredMessage, now: number): Promise<MailExtras> {
    const linksOf = await teamLinks(now)
    const thread = threadOf(await readSecret(database, 'mail-threads'), message)
    return { links: linksOf(message.reference, MESSAGE_ACTIONS), thread }
  }
}

/** Returns the failure note to store: null if the mail contained the text of the message. */
function noteOf({ lastFailure }: ClaimedNotification): string | null {
  return parseNote(lastFailure).isNotice ? lastFailure : null
}

/**
 * Returns the id of a mail thread, the same for all messages of one address about one subject or service. Only a holder of the
 * key could tell whether it belongs to an address.
 */
function threadOf(key: string, { email, service, message }: StoredMessage): string {
  const subject = subjectOfMessage(message) || service
  const signed = JSON.stringify([email.toLowerCase(), subject])
  return `thread-${createHmac('sha256', key).update(signed).digest('hex').slice(0, 32)}`
}
