import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../settings.ts'
import { mailFile } from '../store/mail-files.ts'
import { makeFolder } from '../store/make-folder.ts'
import { isLocal } from '../store/postgres-url.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { toHtml } from './mail-html.ts'
import type { Mail } from './mail-templates.ts'

type MailSettings = Config['mail']

export type Mailer = {
  /** True if `send` writes a file that no one may read, and sends nothing. */
  writesFiles?: true
  /** Sends one mail. @returns reply codes for refused recipients, if any @throws DeliveryFailure if all were refused */
  send(mail: Mail, signal: AbortSignal): Promise<number[] | undefined>
  close(): void
}

/** Creates a mailer that sends mails to the relay at SMTP_URL, or writes mail files if SMTP_URL is not set. */
export function createMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? createSmtpMailer(settings, settings.smtpUrl) : createFileMailer(settings)
}

function createSmtpMailer(settings: MailSettings, smtpUrl: string): Mailer {
  const { hostname, searchParams } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // Only the outbox worker retries. If only the final reply was lost, a retry by nodemailer would send a mail twice.
    maxRequeues: 0,
    requireTLS: !isLocal(hostname) && searchParams.get('requireTLS') !== 'false',
    ...(isLocal(hostname) && { tls: { rejectUnauthorized: false } }),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  const handedOver = new Set<unknown>()
  transport.use('stream', ({ message, data: { messageId } }, done) => {
    // nodemailer reads the stream to its end only after the relay has asked for the mail.
    message.transform(() => new PassThrough().once('end', () => handedOver.add(messageId)))
    done()
  })
  return {
    async send(mail, signal) {
      const options = address(mail, settings)
      try {
        const { rejectedErrors } = await transport.sendMail({ ...options, signal })
        return rejectedErrors?.map(({ responseCode }) => responseCode ?? 0)
      } catch (error) {
        throw toDeliveryFailure(error, handedOver.has(options.messageId))
      } finally {
        handedOver.delete(options.messageId)
      }
    },
    close: () => transport.close(),
  }
}

/** Creates a mailer that writes each mail to a file that only its owner can read. A retry completes the file of a killed process. */
function createFileMailer(settings: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    writesFiles: true,
    async send(mail) {
      const { message } = await transport.sendMail(address(mail, settings))
      try {
        makeFolder(settings.directory)
        await writeFile(join(settings.directory, mailFile(mail.id)), message, { mode: 0o600, flush: true })
      } catch (error) {
        throw toDeliveryFailure(error, false)
      }
      return undefined
    },
    close: () => transport.close(),
  }
}

/** Adds sender, recipients and headers. Providers would treat the visitor's address as forged. All attempts have one Message-ID. */
function address(mail: Mail, { from, to, domain }: MailSettings): SendMailOptions {
  const { id, links: _, ...rest } = mail
  return {
    to,
    ...rest,
    html: toHtml(mail),
    from,
    messageId: `<${id}@${domain}>`,
    // Exchange heeds only the second one, and would answer visitors when a colleague is out of office.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function toDeliveryFailure(error: unknown, isHandedOver: boolean): DeliveryFailure {
  const { code = 'EUNKNOWN', responseCode: status = 0 } = error as { code?: string; responseCode?: number }
  const isRefused = status >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  return new DeliveryFailure(status ? `${code} ${status}` : code, isRefused, isHandedOver && status === 0)
}
