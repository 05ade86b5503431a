import { createHmac } from 'node:crypto'
import { subjectOfMessage } from '#contact/subject.ts'
import { WRITTEN_NOTE } from '../store/mail-files.ts'
import type { StoredMessage } from '../store/outbox.ts'
import type { Database } from '../store/schema.ts'
import { readSecret } from '../store/secrets.ts'
import { type createTeamLinks, MESSAGE_ACTIONS } from '../team/team-links.ts'
import { isNoticeDue } from './delivery-failure.ts'
import { composeMail, composeNotice, type MailExtras } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import type { Channel } from './outbox-worker.ts'

type Parts = { mailer: Mailer; database: Database; teamLinks: ReturnType<typeof createTeamLinks> }

/** Creates the channel of the mails. */
export function createMailChannel({ mailer, database, teamLinks }: Parts): Channel {
  return {
    name: 'mail',
    close: mailer.close,
    async send({ message, lastFailure }, { now, signal }) {
      const isNotice = isNoticeDue(lastFailure)
      const extras = await readExtras(message, now)
      const mail = isNotice ? composeNotice(message, extras) : composeMail(message, extras)
      const refusedWith = await mailer.send(mail, signal)
      if (mailer.writesFiles) return { refusedWith, note: WRITTEN_NOTE, outcome: 'written' }
      return { refusedWith, note: isNotice ? lastFailure : null, outcome: isNotice ? 'notice-sent' : 'sent' }
    },
  }

  async function readExtras(message: StoredMessage, now: number): Promise<MailExtras> {
    const linksOf = await teamLinks(now)
    const thread = threadOf(await readSecret(database, 'mail-threads'), message)
    return { links: linksOf(message.reference, MESSAGE_ACTIONS), thread }
  }
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
