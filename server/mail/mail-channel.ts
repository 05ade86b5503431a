import { createHmac } from 'node:crypto'
import { subjectOfMessage } from '#contact/subject.ts'
import { WRITTEN_NOTE } from '../store/mail-files.ts'
import type { StoredMessage } from '../store/outbox.ts'
import type { Database } from '../store/schema.ts'
import { readSecret } from '../store/secrets.ts'
import { type createTeamLinks, MESSAGE_ACTIONS } from '../team/team-links.ts'
import { isNoticeDue } from './delivery-failure.ts'
import { composeMail, composeNotice } from './mail-templates.ts'
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
      const linksOf = await teamLinks(now)
      const mail = (isNotice ? composeNotice : composeMail)(message, {
        links: linksOf(message.reference, MESSAGE_ACTIONS),
        thread: threadOf(await readSecret(database, 'mail-threads'), message),
      })
      const refusedWith = await mailer.send(mail, signal)
      if (mailer.writesFiles) return { note: WRITTEN_NOTE, outcome: 'written' }
      return isNotice ? { refusedWith, note: lastFailure, outcome: 'notice-sent' } : { refusedWith }
    },
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
