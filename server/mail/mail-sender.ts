import { WRITTEN_NOTE } from '../store/mail-files.ts'
import { type createTeamLinks, MESSAGE_ACTIONS } from '../team/team-links.ts'
import { isNoticeDue } from './delivery-failure.ts'
import { composeMail, composeNotice } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'
import type { MailSender } from './outbox-worker.ts'
import type { FindRoute } from './routes.ts'

type Parts = { mailer: Mailer; teamLinks: ReturnType<typeof createTeamLinks>; findRoute: FindRoute }

/** Creates the sender of the mail about a message, or of the notice in its place. */
export function createMailSender({ mailer, teamLinks, findRoute }: Parts): MailSender {
  return {
    close: mailer.close,
    async send({ message, lastFailure }, { now, signal }) {
      const isNotice = isNoticeDue(lastFailure)
      const links = (await teamLinks(now))(message.reference, MESSAGE_ACTIONS)
      const mail = (isNotice ? composeNotice : composeMail)(message, links)
      const refusedWith = await mailer.send({ ...mail, to: findRoute(message).to }, signal)
      if (mailer.writesFiles) return { note: WRITTEN_NOTE, outcome: 'written' }
      return isNotice ? { refusedWith, note: lastFailure, outcome: 'notice-sent' } : { refusedWith }
    },
  }
}
