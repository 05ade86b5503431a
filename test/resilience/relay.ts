import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { post } from './clients.ts'
import { findOpenSmtpd, startOpenSmtpd } from './opensmtpd.ts'
import { launch } from './programs.ts'
import { atMost, exactly, type Proof, wait } from './scenario.ts'

const MESSAGES = 5

/** Sends messages through a real relay to a mailbox. */
export const relay: Proof = {
  name: 'a real relay, OpenSMTPD',
  missing() {
    if (!findOpenSmtpd()) return 'OpenSMTPD is not installed: apt-get install opensmtpd, or set SMTPD_BIN'
    return process.getuid?.() === 0 ? undefined : 'only root may start OpenSMTPD'
  },
  async run() {
    const mails: { text: string; at: number }[] = []
    const sink = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _, done) {
        let text = ''
        stream.on('data', (chunk: Buffer) => {
          text += chunk.toString()
        })
        stream.on('end', () => {
          mails.push({ text, at: performance.now() })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
    const openSmtpd = await startOpenSmtpd((sink.server.address() as AddressInfo).port)
    const environment = {
      SMTP_URL: openSmtpd.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
    }
    const program = launch({ environment })
    const url = await program.listening

    const references: string[] = []
    const start = performance.now()
    for (let n = 0; n < MESSAGES; n++) {
      references.push(JSON.parse((await post(url, `message no. ${n}`)).body).reference)
    }
    for (let waited = 0; waited < 20_000 && mails.length < MESSAGES; waited += 20) await wait(20)
    program.process.kill('SIGKILL')
    await program.exited
    await openSmtpd.stop()
    await new Promise<void>((resolve) => sink.close(() => resolve()))

    const delivered = references.filter((reference) =>
      mails.some(({ text }) => text.includes(`<${reference}@example.com>`)),
    )
    const replies = mails.filter(({ text }) => /^Reply-To: .*<zubaidatu@example\.org>/m.test(text))
    return [
      exactly(`delivered, of ${MESSAGES}`, delivered.length, MESSAGES),
      exactly('mails that arrived', mails.length, MESSAGES),
      exactly('with Reply-To the visitor', replies.length, MESSAGES),
      atMost('until the last had arrived', (Math.max(...mails.map(({ at }) => at)) - start) / 1_000, 5, ' s'),
    ]
  },
}
