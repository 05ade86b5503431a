import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string[]
  headers: Map<string, string>
  body: string
  raw: string
}

/** A text that spam filters refuse by agreement, like https://spamassassin.apache.org/gtube/. */
export const GTUBE = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'

/**
 * A real SMTP server on loopback that keeps what it is given.
 * @param refuses tells which mails it answers with 554 after reading them
 */
export async function openSmtpSink(
  options: SMTPServerOptions = {},
  refuses: (mail: ReceivedMail) => boolean = () => false,
) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const mail: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parseMail(Buffer.concat(chunks).toString('utf8')),
        }
        if (refuses(mail)) return done(Object.assign(new Error('refused'), { responseCode: 554 }))
        mails.push(mail)
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const { port } = server.server.address() as AddressInfo
  return { mails, close, url: `smtp://127.0.0.1:${port}` }
}

/** Splits a mail into its headers, names in lower case and lines unfolded, and its decoded body. */
export function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'body' | 'raw'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const encoded = raw.slice(end + 4)
  const encoding = headers.get('content-transfer-encoding')
  const body =
    encoding === 'base64'
      ? Buffer.from(encoded, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(encoded)
        : encoded
  return { headers, body: body.replaceAll('\r\n', '\n'), raw }
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
