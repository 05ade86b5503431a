import { referenceOf, submit } from '../support/contact-client.ts'
import { startMailSink } from '../support/mail-sink.ts'
import { validMessage } from '../support/messages.ts'
import { atMost, exactly, type Scenario } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { until } from '../support/wait.ts'
import { findOpenSmtpd, startOpenSmtpd } from './start-opensmtpd.ts'

const MESSAGES = 5
const DELIVERY_TIMEOUT_MS = 20_000

/** Sends mails through OpenSMTPD, an SMTP server that does not share code with nodemailer. */
export const opensmtpd: Scenario = {
  missing() {
    if (!findOpenSmtpd()) return 'OpenSMTPD is not installed: apt-get install opensmtpd, or set SMTPD_BIN'
    return process.getuid?.() === 0 ? undefined : 'only root can start OpenSMTPD'
  },
  async run() {
    const sink = await startMailSink()
    const relay = await startOpenSmtpd(Number(new URL(sink.url).port))
    const environment = { SMTP_URL: relay.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
    const server = spawnServer({ environment })
    const url = await server.listening

    const start = performance.now()
    const references: string[] = []
    for (let n = 0; n < MESSAGES; n++) references.push(referenceOf(await submit(url, `message ${n}`)))
    await until(() => sink.mails.length >= MESSAGES, DELIVERY_TIMEOUT_MS, 20)
    const seconds = (performance.now() - start) / 1_000
    await server.kill()
    await relay.stop()
    await sink.close()

    const delivered = references.filter((reference) =>
      sink.mails.some(({ headers }) => headers.get('message-id') === `<${reference}@localhost>`),
    )
    const replies = sink.mails.filter(({ headers }) =>
      headers.get('reply-to')?.includes(`<${validMessage.email}>`),
    )
    return [
      exactly(`delivered, of ${MESSAGES}`, delivered.length, MESSAGES),
      exactly('mails received', sink.mails.length, MESSAGES),
      exactly('mails with the sender in Reply-To', replies.length, MESSAGES),
      atMost('time to the last mail', seconds, 5, ' s'),
    ]
  },
}
