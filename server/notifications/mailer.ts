import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { type Mail, mailFile, unfinishedMailFile } from './mail-templates.ts'

/** Hands one mail over to the team's mailboxes, or rejects with a MailFailure where none takes it. */
export type Mailer = {
  /**
   * @param signal ends the attempt early
   * @returns SMTP's answers about recipients that were refused while others were not; undefined where all took it
   */
  send(mail: Mail, signal: AbortSignal): Promise<number[] | undefined>
  close(): void
}

/** A mail was not taken. `code` says why without any text of the mail server, which may quote addresses. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly code: string
  /** The server refused this very mail (5xx to its sender, recipient or content), not the connection. */
  readonly refused: boolean

  constructor(code: string, refused: boolean) {
    super(code)
    this.code = code
    this.refused = refused
  }

  /** The mail itself was refused, for good or for now, not its sender, its recipients or the connection. */
  get isAboutContent(): boolean {
    return this.code.startsWith('EMESSAGE')
  }
}

/** Longest silence in each phase of a delivery, in milliseconds. */
const SILENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/**
 * By SMTP_URL, or as files in the mail folder where none is set.
 * @param silence longest silences of the mail server in milliseconds
 */
export function createMailer(config: Config['mail'], silence: Partial<typeof SILENCE> = {}): Mailer {
  const { smtpUrl } = config
  return smtpUrl ? createSmtpMailer(config, smtpUrl, { ...SILENCE, ...silence }) : createFileMailer(config)
}

/**
 * Delivers over one connection that is kept for the next mail. TLS with a valid certificate is demanded of every
 * relay but one on this very machine; `?requireTLS=false` in SMTP_URL gives that up.
 */
function createSmtpMailer(config: Config['mail'], smtpUrl: string, silence: typeof SILENCE): Mailer {
  const { hostname, searchParams } = new URL(smtpUrl)
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // The outbox counts the attempts: a second counter in here would repeat a mail that was cut at its last dot.
    maxRequeues: 0,
    requireTLS: !isLocal && searchParams.get('requireTLS') !== 'false',
    ...(isLocal && { tls: { rejectUnauthorized: false } }),
    ...silence,
  })
  return {
    async send(mail, signal) {
      const sending = transport.sendMail({ ...address(mail, config), signal })
      const { rejectedErrors } = await sending.catch((error: unknown) => {
        throw toMailFailure(error)
      })
      return rejectedErrors?.map(({ responseCode }) => responseCode ?? 0)
    },
    close: () => transport.close(),
  }
}

/**
 * From the site's own address, so that no provider takes the mail for a forgery. The Message-ID is the same for
 * every attempt: a mail program shows a repeated mail once.
 */
function address({ id, ...mail }: Mail, { from, to }: Config['mail']): SendMailOptions {
  return {
    ...mail,
    from,
    to,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function toMailFailure(error: unknown): MailFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : 0
  const refused = status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new MailFailure([code ?? 'EUNKNOWN', ...(status ? [status] : [])].join(' '), refused)
}

/** Keeps each mail as a file named by its id, complete or not at all, readable by the owner only. */
function createFileMailer(config: Config['mail']): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message: bytes } = await transport.sendMail(address(mail, config))
      try {
        await writeWhole(config.directory, mail.id, bytes as Buffer)
      } catch (error) {
        throw new MailFailure(String((error as { code?: unknown }).code ?? 'EUNKNOWN'), false)
      }
      return undefined
    },
    close: () => transport.close(),
  }
}

async function writeWhole(directory: string, id: string, bytes: Buffer): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const unfinished = join(directory, unfinishedMailFile(id))
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(directory, mailFile(id)))
}
