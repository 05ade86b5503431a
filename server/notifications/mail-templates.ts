import type { MailAddress } from '../config-values.ts'
import { DIGEST_ID_PREFIX } from '../messages/mail-files.ts'
import type { StoredMessage } from '../messages/message.ts'
import type { QuarantinedMessage } from '../messages/quarantine.ts'

/** A mail to the team. */
export type Mail = {
  /** Unique, and the same for every attempt: the left side of the Message-ID and the name of the file. */
  id: string
  subject: string
  text: string
  date: Date
  replyTo?: MailAddress
}

/**
 * Composes the mail about a message. A reply goes to the visitor. The address is an object and the body is plain text,
 * so nothing that a visitor writes can add a recipient, a header or markup.
 */
export function composeMail({ reference, name, email, service, message, acceptedAt }: StoredMessage): Mail {
  return {
    id: reference,
    replyTo: { name, address: email },
    subject: [`Website message ${reference}`, name, service].filter((part) => part !== '').join(' · '),
    date: new Date(acceptedAt),
    text: [
      `Name:      ${name}`,
      `Email:     ${email}`,
      `Service:   ${service || 'none chosen'}`,
      `Received:  ${formatTime(acceptedAt)}`,
      `Reference: ${reference}`,
      '',
      message,
      '',
    ].join('\n'),
  }
}

/**
 * Composes the notice that is sent if the mail server refuses the content of the mail. It contains nothing that the
 * visitor wrote. Its id differs, because a mail program may hide a second mail with the same Message-ID.
 */
export function composeNotice({ reference, acceptedAt }: StoredMessage): Mail {
  return {
    id: `${reference}-notice`,
    subject: `Website message ${reference}`,
    date: new Date(acceptedAt),
    text: [
      'A visitor sent a message, and the mail server refused the mail about it. Read it with',
      `  npm run inbox -- show ${reference}`,
      '',
    ].join('\n'),
  }
}

/**
 * Composes the daily digest of quarantined messages, so that the team can find and release false positives.
 * @param left how many more messages the next digest contains
 * @param now milliseconds since 1970 UTC
 */
export function composeDigest(messages: readonly QuarantinedMessage[], left: number, now: number): Mail {
  const entries = messages.map(
    ({ reference, name, email, acceptedAt, quarantinedFor }) =>
      `${reference}  ${formatTime(acceptedAt)}  ${name} <${email}>  (${quarantinedFor})`,
  )
  return {
    id: digestId(now),
    subject: `Website: ${formatCount(messages.length)}`,
    date: new Date(now),
    text: [
      `${formatCount(messages.length)} and not sent to you. One is read, and a real one is sent, with`,
      '  npm run inbox -- show REFERENCE',
      '  npm run inbox -- release REFERENCE',
      ...(left > 0 ? [`${left} more wait: the next mail follows in some minutes.`] : []),
      '',
      ...entries,
      '',
    ].join('\n'),
  }
}

/**
 * Composes the mail that is sent if the mail server refuses the digest. It contains nothing that a visitor wrote.
 * @param count number of messages in the digest
 * @param now milliseconds since 1970 UTC
 */
export function composeDigestCount(count: number, now: number): Mail {
  return {
    id: `${digestId(now)}-count`,
    subject: `Website: ${formatCount(count)}`,
    date: new Date(now),
    text: [
      `${formatCount(count)} and not sent to you. The mail server refused the list of them. It is read with`,
      '  npm run inbox -- list --quarantined',
      '',
    ].join('\n'),
  }
}

function digestId(now: number): string {
  return `${DIGEST_ID_PREFIX}${new Date(now).toISOString().replace(/[^\d]/g, '')}`
}

function formatCount(count: number): string {
  return count === 1 ? 'One message was quarantined as spam' : `${count} messages were quarantined as spam`
}

function formatTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
