import type { MailAddress } from '../config-values.ts'
import type { StoredMessage } from '../messages/message.ts'

/** A mail to the team, as far as it depends on its occasion. */
export type Mail = {
  /** Unique and always the same for the same occasion: the left side of the Message-ID and the name of the file. */
  id: string
  subject: string
  text: string
  date: Date
  replyTo?: MailAddress
}

/** What the team is told of a message that was set aside: not its text, which could stop the mail. */
export type Suspect = Pick<StoredMessage, 'reference' | 'acceptedAt' | 'name' | 'email'> & {
  quarantinedFor: string
}

/** Beginning of the ids of mails that list suspects. */
export const LISTING_PREFIX = 'set-aside-'

/** Name of a mail in the mail folder, and while it is being written: a killed process leaves the latter behind. */
export const mailFile = (id: string): string => `${id}.eml`
export const unfinishedMailFile = (id: string): string => `.${id}.eml.part`

/**
 * The mail that tells the team of a message. An answer to it goes to the visitor. The address is an object and the
 * body plain text: nothing a visitor writes can add a recipient, a header or markup.
 */
export function mailAbout({ reference, name, email, service, message, acceptedAt }: StoredMessage): Mail {
  return {
    id: reference,
    replyTo: { name, address: email },
    subject: [`Website message ${reference}`, name, service].filter((part) => part !== '').join(' · '),
    date: new Date(acceptedAt),
    text: [
      `Name:      ${name}`,
      `Email:     ${email}`,
      `Service:   ${service || 'none chosen'}`,
      `Received:  ${inWords(acceptedAt)}`,
      `Reference: ${reference}`,
      '',
      message,
      '',
    ].join('\n'),
  }
}

/**
 * Composes the mail that takes the place of one that the mail server refuses for its content. It holds nothing that the
 * visitor wrote, and it has an id of its own: a mail program may hide a second mail of one Message-ID.
 */
export function noticeAbout({ reference, acceptedAt }: StoredMessage): Mail {
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
 * Composes the daily mail that lists the messages set aside as spam, so that a wrong verdict is found.
 * @param left how many more the next mail lists
 * @param now milliseconds since 1970 UTC
 */
export function mailQuarantineDigest(suspects: readonly Suspect[], left: number, now: number): Mail {
  const entries = suspects.map(
    ({ reference, name, email, acceptedAt, quarantinedFor }) =>
      `${reference}  ${inWords(acceptedAt)}  ${name} <${email}>  (${quarantinedFor})`,
  )
  return {
    id: listingId(now),
    subject: `Website: ${setAside(suspects.length)}`,
    date: new Date(now),
    text: [
      `${setAside(suspects.length)} and not sent to you. One is read, and a real one is sent, with`,
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
 * Composes the mail that takes the place of a list that the mail server refuses. It holds nothing that a visitor wrote.
 * @param count how many messages the list names
 * @param now milliseconds since 1970 UTC
 */
export function mailListingCount(count: number, now: number): Mail {
  return {
    id: `${listingId(now)}-count`,
    subject: `Website: ${setAside(count)}`,
    date: new Date(now),
    text: [
      `${setAside(count)} and not sent to you. The mail server refused the list of them. It is read with`,
      '  npm run inbox -- list --aside',
      '',
    ].join('\n'),
  }
}

const listingId = (now: number): string =>
  `${LISTING_PREFIX}${new Date(now).toISOString().replace(/[^\d]/g, '')}`

const setAside = (count: number): string =>
  count === 1 ? 'One message was set aside as spam' : `${count} messages were set aside as spam`

function inWords(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
