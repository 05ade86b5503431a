import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resetAfterData, resetPeer, startFaultProxy, type Toxic } from '#test/support/fault-proxy.ts'
import { htmlOf, parseMail, startMailSink } from '#test/support/mail-sink.ts'
import { validMessage } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import type { StoredMessage } from '../store/outbox.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { composeMail } from './mail-templates.ts'
import { createMailer, type Mailer } from './mailer.ts'

const from = { name: 'Website', address: 'site@example.com' }
const to = [{ name: '', address: 'team@example.com' }]

const message: StoredMessage = {
  ...validMessage,
  reference: 'K7Q2-M9XD',
  acceptedAt: Date.UTC(2026, 10, 21, 9, 30),
  name: 'Ọ̀nwụ́ Ńkẹ́chì',
  email: 'onwu@example.com',
  service: 'DevOps & Cloud',
  message: 'Good morning,\n<script>alert(1)</script>\n.\n{{7*7}} ₦5,000',
}

const never = new AbortController().signal

const mail = composeMail(message)
const bySmtp = (smtpUrl: string, recipients = to) =>
  createMailer({ smtpUrl, from, to: recipients, domain: 'example.com', directory: '/nowhere' })

async function sendBySmtp(sent: StoredMessage) {
  const sink = await startMailSink()
  await trySending(bySmtp(sink.url), composeMail(sent))
  const [received] = sink.mails
  if (!received) throw new Error('no mail received')
  return received
}

/** Sends a mail, and returns the answer or the failure. */
async function trySending(mailer: Mailer, sent = mail): Promise<unknown> {
  const result = await mailer.send(sent, never).catch((error: unknown) => error)
  mailer.close()
  return result
}

/** Returns the failure of a mail to a relay behind a proxy with a fault. */
async function failBehind(toxic: Toxic): Promise<unknown> {
  const sink = await startMailSink()
  const proxy = await startFaultProxy(sink.url, () => toxic)
  const failure = await trySending(bySmtp(proxy.url))
  await proxy.close()
  return failure
}

describe('mailer with SMTP_URL', () => {
  it('tells a relay that takes the mail without an answer from one that ends the connection before', async () => {
    expect(await failBehind(resetAfterData())).toMatchObject({ refused: false, isUnanswered: true })
    expect(await failBehind(resetPeer)).toMatchObject({ refused: false, isUnanswered: false })
  })

  it('sends from the site address to the team, with the visitor as Reply-To', async () => {
    const { from: sender, to: recipients, headers, body, raw } = await sendBySmtp(message)
    expect([sender, recipients]).toEqual(['site@example.com', ['team@example.com']])
    expect(headers.get('from')).toBe('Website <site@example.com>')
    expect(headers.get('reply-to')).toMatch(/^=\?UTF-8\?.+<onwu@example\.com>$/)
    expect(headers.get('message-id')).toBe('<K7Q2-M9XD@example.com>')
    expect(headers.get('date')).toBe('Sat, 21 Nov 2026 09:30:00 +0000')
    expect(headers.get('auto-submitted')).toBe('auto-generated')
    expect(headers.get('x-auto-response-suppress')).toBe('All')
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/)
    expect(body).toContain(message.message.replace(/^/gm, '> '))
    expect(body).toContain('Ọ̀nwụ́ Ńkẹ́chì')
    expect(htmlOf({ headers, raw })).toContain('<blockquote')
  })

  it.each([
    ['name', 'Amina, evil@example.com'],
    ['name', 'Amina" <evil@example.com>'],
    ['name', 'Amina\r\nBcc: evil@example.com'],
    ['name', `${'('.repeat(20_000)}`],
    ['name', 'group: evil@example.com;'],
    ['name', 'Amina \u202Emoc.elpmaxe@live'],
    ['name', 'Amina\u0000'],
    ['email', "o'neill+x@example.com"],
    ['email', '"a, evil@example.com"@example.com'],
    ['service', 'Other\r\nBcc: evil@example.com'],
    ['message', '\r\n.\r\nMAIL FROM:<evil@example.com>\r\n'],
  ])('adds no recipient or header if the %s is %o', async (field, text) => {
    const received = await sendBySmtp({ ...message, [field]: text.slice(0, 20_000) })
    expect(received.to).toEqual(['team@example.com'])
    const names =
      'auto-submitted content-type date from message-id mime-version reply-to subject to x-auto-response-suppress'
    expect([...received.headers.keys()].sort()).toEqual(names.split(' '))
  })

  it.each([
    [550, true],
    [451, false],
  ])('reports a permanent refusal for 5xx replies only: %i', async (responseCode, refused) => {
    const sink = await startMailSink({
      onRcptTo: (_, __, done) =>
        done(Object.assign(new Error('team@example.com is not known'), { responseCode })),
    })
    const failure = await trySending(bySmtp(sink.url))
    expect(failure).toBeInstanceOf(DeliveryFailure)
    expect(failure).toMatchObject({ code: `EENVELOPE ${responseCode}`, refused })
    expect(String(failure)).not.toContain('team@')
  })

  it('reports a permanent refusal of the content', async () => {
    const sink = await startMailSink({}, () => true)
    expect(await trySending(bySmtp(sink.url))).toMatchObject({ code: 'EMESSAGE 554', refused: true })
  })

  it.each([
    ['offers no TLS', ['STARTTLS'], /^ETLS/],
    ['has a certificate of an unknown authority', [], /^ESOCKET/],
  ])('does not send through a relay on another machine that %s', async (_, disabledCommands, code) => {
    const sink = await startMailSink({ disabledCommands })
    // The mailer does not recognise this spelling of a local address as local.
    const mailer = bySmtp(sink.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'))
    const failure = { code: expect.stringMatching(code), refused: false }
    expect(await trySending(mailer)).toMatchObject(failure)
    expect(sink.mails).toEqual([])
  })

  it('rejects if its signal is aborted', async () => {
    const sink = await startMailSink({ onData: () => {} })
    const mailer = bySmtp(sink.url)
    const start = performance.now()
    await expect(mailer.send(mail, AbortSignal.timeout(200))).rejects.toBeInstanceOf(DeliveryFailure)
    expect(performance.now() - start).toBeLessThan(3_000)
    mailer.close()
  })

  it('does not report a refused mail after a wrong password or a lost relay', async () => {
    const sink = await startMailSink({
      onAuth: (_, __, done) => done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    })
    const url = sink.url.replace('//', '//user:secret@')
    expect(await trySending(bySmtp(url))).toMatchObject({ code: 'EAUTH 535', refused: false })
    await sink.close()
    expect(await trySending(bySmtp(url))).toMatchObject({ code: 'ESOCKET', refused: false })
  })

  it('returns the reply codes for the refused recipients if the relay accepted other recipients', async () => {
    const sink = await startMailSink({
      onRcptTo({ address }, _, done) {
        const responseCode = { 'left@example.com': 550, 'later@example.com': 451 }[address]
        done(responseCode ? Object.assign(new Error(`${address} is away`), { responseCode }) : null)
      },
    })
    const at = (local: string) => ({ name: '', address: `${local}@example.com` })
    const mailer = bySmtp(sink.url, [at('left'), at('team'), at('later')])
    expect(await trySending(mailer)).toEqual([550, 451])
    expect(sink.mails.map((received) => received.to)).toEqual([['team@example.com']])
    expect(await trySending(bySmtp(sink.url))).toBeUndefined()
  })
})

it('mailer without SMTP_URL: writes a file that only its owner can read, and only one file for a mail that is sent twice', async () => {
  const directory = join(temporaryFolder(), 'mail')
  const mailer = createMailer({ smtpUrl: undefined, from, to, domain: 'example.com', directory })
  await mailer.send(mail, never)
  await mailer.send(mail, never)
  expect(readdirSync(directory)).toEqual(['K7Q2-M9XD.eml'])
  const file = join(directory, 'K7Q2-M9XD.eml')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { headers, body } = parseMail(readFileSync(file, 'utf8'))
  expect(headers.get('reply-to')).toContain('<onwu@example.com>')
  expect(body).toContain(message.message.replace(/^/gm, '> '))
})
