import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = {
  from: string
  to: string[]
  /** Header values by lower-case header name. */
  headers: Map<string, string>
  /** Body or its first part, which is plain text, decoded from its transfer encoding. */
  body: string
  raw: string
}

/** Starts an SMTP server on loopback that stores mails. @param rejects returns true if DATA of a mail gets 554 */
export async function startMailSink(
  options: SMTPServerOptions = {},
  rejects: (mail: ReceivedMail) => boolean = () => false,
) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const from = mailFrom ? mailFrom.address : ''
      const mail = { from, to: rcptTo.map(({ address }) => address), ...parseMail(await text(stream)) }
      if (rejects(mail)) return done(Object.assign(new Error('rejected'), { responseCode: 554 }))
      mails.push(mail)
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  // Without unref, a server that is not closed would keep the process running.
  server.server.unref()
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, mails, close }
}

/** Parses a mail: unfolds the headers and decodes the plain text from its transfer encoding. */
export function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'body' | 'raw'> {
  const { headers, body } = parsePart(raw)
  const [first] = partsOf(headers, raw)
  return { headers, body: first?.body ?? body, raw }
}

/** Returns the HTML part of a mail. */
export function htmlOf({ headers, raw }: Pick<ReceivedMail, 'headers' | 'raw'>): string {
  const parts = partsOf(headers, raw)
  return parts.find((part) => part.headers.get('content-type')?.startsWith('text/html'))?.body ?? ''
}

function partsOf(headers: Map<string, string>, raw: string) {
  const boundary = /boundary="?(?<boundary>[^";]+)/.exec(headers.get('content-type') ?? '')?.groups?.boundary
  if (!boundary) return []
  return raw
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => parsePart(part.slice(2)))
}

function parsePart(raw: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const body = decodeBody(raw.slice(end + 4), headers.get('content-transfer-encoding'))
  return { headers, body: body.replaceAll('\r\n', '\n') }
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
