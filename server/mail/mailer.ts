import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { createFolder } from '../store/create-folder.ts'
import { mailFile, unfinishedMailFile } from '../store/mail-files.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { toHtml } from './mail-html.ts'
import type { Mail, MailAddress } from './mail-templates.ts'

/** Where mails go. Without `smtpUrl`, they are written to `directory`. */
export type MailSettings = {
  smtpUrl: string | undefined
  from: MailAddress
  to: MailAddress[]
  /** Host name of the site, for Message-IDs. */
  domain: string
  directory: string
}

export type Mailer = {
  /** True if `send` writes a file that no one may read, and sends nothing. */
  writesFiles?: true
  /**
   * Sends one mail to the team. Rejects with a DeliveryFailure if the server accepted the mail for no recipient.
   * @param signal aborts the attempt
   * @returns the SMTP reply codes for the refused recipients; undefined if the server accepted all recipients
   */
  send(mail: Mail, signal: AbortSignal): Promise<number[] | undefined>
  close(): void
}

/** Timeout of each phase of a delivery, in milliseconds. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Creates a mailer that sends mails to the relay at SMTP_URL, or writes mail files if SMTP_URL is not set. */
export function createMailer(config: MailSettings): Mailer {
  const { smtpUrl } = config
  return smtpUrl ? createSmtpMailer(config, smtpUrl) : createFileMailer(config)
}

/**
 * Creates a mailer with one SMTP connection, which stays open for the next mail. TLS is optional if the relay runs
 * on this machine or if SMTP_URL contains `?requireTLS=false`. Only a relay on this machine may have an invalid
 * certificate.
 */
function createSmtpMailer(config: MailSettings, smtpUrl: string): Mailer {
  const { hostname, searchParams } = new URL(smtpUrl)
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // Only the outbox worker retries. If only the final reply was lost, a retry by nodemailer would send a mail twice.
    maxRequeues: 0,
    requireTLS: !isLocal && searchParams.get('requireTLS') !== 'false',
    ...(isLocal && { tls: { rejectUnauthorized: false } }),
    ...TIMEOUTS,
  })
  const handedOver = new Set<unknown>()
  transport.use('stream', ({ message, data: { messageId } }, done) => {
    // nodemailer reads the stream to its end only after the relay has asked for the mail.
    message.transform(() => new PassThrough().once('end', () => handedOver.add(messageId)))
    done()
  })
  return {
    async send(mail, signal) {
      const options = address(mail, config)
      const { rejectedErrors } = await transport.sendMail({ ...options, signal }).catch((error: unknown) => {
        throw toDeliveryFailure(error, handedOver.delete(options.messageId))
      })
      handedOver.delete(options.messageId)
      return rejectedErrors?.map(({ responseCode }) => responseCode ?? 0)
    },
    close: () => transport.close(),
  }
}

/**
 * Adds the sender, the recipients and the headers to a mail. The sender is an address of the site, because mail
 * providers would treat the visitor's address as forged. All attempts have the same Message-ID, so that a mail
 * program can recognise a mail that was sent twice.
 */
function address(mail: Mail, { from, to, domain }: MailSettings): SendMailOptions {
  const { id, links: _, thread, ...rest } = mail
  const threadId = `<${thread}@${domain}>`
  return {
    ...rest,
    html: toHtml(mail),
    from,
    to,
    messageId: `<${id}@${domain}>`,
    ...(thread && { inReplyTo: threadId, references: threadId }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function toDeliveryFailure(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : 0
  const refused = status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  const text = [code ?? 'EUNKNOWN', ...(status ? [status] : [])].join(' ')
  return new DeliveryFailure(text, refused, isHandedOver && status === 0)
}

/** Creates a mailer that writes each mail atomically to a file that only its owner can read. */
function createFileMailer(config: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    writesFiles: true,
    async send(mail) {
      const { message: bytes } = await transport.sendMail(address(mail, config))
      try {
        await writeAtomically(config.directory, mail.id, bytes as Buffer)
      } catch (error) {
        throw new DeliveryFailure(String((error as { code?: unknown }).code ?? 'EUNKNOWN'), false)
      }
      return undefined
    },
    close: () => transport.close(),
  }
}

async function writeAtomically(directory: string, id: string, bytes: Buffer): Promise<void> {
  createFolder(directory)
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
