import type { MailAddress } from '../config.ts'
import type { StoredMessage } from './store.ts'

/** A mail to the team, as far as it depends on its occasion. */
export type Mail = {
  /** Unique and always the same for the same occasion: the left side of the Message-ID and the name of the file. */
  id: string
  subject: string
  text: string
  date: Date
  replyTo?: MailAddress
}

/** A message that was set aside, and why. */
export type Suspect = StoredMessage & { quarantinedFor: string }

/** Beginning of the ids of mails that list suspects. */
export const LISTING_PREFIX = 'set-aside-'

/** Name of a mail in the mail folder, and while it is being written: a killed process leaves the latter behind. */
export const mailFile = (id: string): string => `${id}.eml`
export const unfinishedMailFile = (id: string): string => `.${id}.eml.part`

/** How much of a suspect's text is listed, in characters. */
const EXCERPT = 300

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
 * The daily mail that lists the messages set aside as spam, so that a wrong verdict is found.
 * @param left how many more the next mail lists
 * @param now milliseconds since 1970 UTC
 */
export function mailListing(suspects: readonly Suspect[], left: number, now: number): Mail {
  const count = suspects.length === 1 ? 'One message was' : `${suspects.length} messages were`
  const entries = suspects.map(({ reference, name, email, message, acceptedAt, quarantinedFor }) => {
    const excerpt = message.length > EXCERPT ? `${message.slice(0, EXCERPT)}...` : message
    const quoted = excerpt.split('\n').map((line) => `  ${line}`)
    const head = `${reference}  ${inWords(acceptedAt)}  ${name} <${email}>  (${quarantinedFor})`
    return [head, ...quoted, ''].join('\n')
  })
  return {
    id: `${LISTING_PREFIX}${new Date(now).toISOString().replace(/[^\d]/g, '')}`,
    subject: `Website: ${count} set aside as spam`,
    date: new Date(now),
    text: [
      `${count} set aside and not sent to you. A real one is sent with`,
      '  npm run inbox -- release REFERENCE',
      ...(left > 0 ? [`${left} more wait: the next mail follows in some minutes.`] : []),
      '',
      ...entries,
    ].join('\n'),
  }
}

function inWords(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
