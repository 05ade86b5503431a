import { CONTACT_FIELDS } from '#contact/fields.ts'
import { QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import { DIGEST_ID_PREFIX } from '../store/mail-files.ts'
import type { StoredMessage } from '../store/outbox.ts'
import { firstWords, type Joined, type QuarantinedMessage, withoutWords } from '../team/quarantine.ts'
import { type LinksOf, MESSAGE_ACTIONS, type TeamLink } from '../team/team-links.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'

const ERASURE_NOTE = `Messages that are not released are erased in ${QUARANTINE_RETENTION_DAYS} days.`

/** A mail address as an object, because nodemailer could find several recipients in a string. */
export type MailAddress = { name: string; address: string }

/** A mail to the team. */
export type Mail = {
  /** Id of the mail, the same for all attempts: the local part of the Message-ID and the name of the mail file. */
  id: string
  subject: string
  text: string
  date: Date
  replyTo?: MailAddress
  /** The links that `text` contains, each in a line of its own as `formatLinks` writes it. */
  links?: readonly TeamLink[]
  /** Local part of the Message-ID at the beginning of the thread. It is the id of no mail. */
  thread?: string
}

/** What a mail about one message has in addition to the message. */
export type MailExtras = Pick<Mail, 'links' | 'thread'>

/**
 * Composes the mail about a message, with the visitor as Reply-To. The visitor's text can't add a recipient, a
 * header or markup, because Reply-To is an object that nodemailer does not parse and the body is escaped. It can't imitate
 * the links either: they come first, and every line of the message is quoted.
 */
export function composeMail(
  { reference, acceptedAt, ...fields }: StoredMessage,
  extras: MailExtras = {},
): Mail {
  const { name, email, service, message } = fields
  return {
    ...extras,
    id: reference,
    ...(canReplyTo(email) && { replyTo: { name, address: email } }),
    subject: [`Website message ${reference}`, name, service].filter((part) => part !== '').join(' · '),
    date: new Date(acceptedAt),
    text: [
      formatLine('received', formatWestAfricaTime(acceptedAt)),
      formatLine('reference', reference),
      '',
      ...(extras.links
        ? ['Links for the team. Delete them before you reply:', ...formatLinks(extras.links), '']
        : []),
      ...CONTACT_FIELDS.filter((field) => field !== 'message').map((field) =>
        formatLine(field, withoutLinks(fields[field]) || (field === 'service' ? 'none chosen' : 'none')),
      ),
      ...(canReplyTo(email) ? [] : ['To reply, copy the address above: not every mail server accepts it.']),
      '',
      ...message.split('\n').map((line) => `> ${line}`),
      '',
    ].join('\n'),
  }
}

function formatLine(label: string, value: string): string {
  return `${`${label.charAt(0).toUpperCase()}${label.slice(1)}:`.padEnd(11)}${value}`
}

/**
 * Returns a visitor's text in which mail programs find no link, with a blank in every address of a page. An email address stays
 * as it is, unless it begins like the address of a page.
 */
function withoutLinks(text: string): string {
  if (/^[^/\s]+@[^/\s]+$/.test(text)) return text
  return text.replace(/:(?=\/)|[.．。｡](?=[\p{L}\p{M}\p{Cf}])/gu, '$& ')
}

/** Returns one line for each link. */
export function formatLinks(links: readonly TeamLink[] = []): string[] {
  return links.map(({ label, url }) => `${label}: ${url}`)
}

/**
 * Returns whether the address may be in Reply-To. A local part with other than ASCII characters requires SMTPUTF8 (RFC 6531),
 * which some relays lack: they would reject the mail. nodemailer converts the domain to punycode.
 */
function canReplyTo(email: string): boolean {
  return /^\p{ASCII}+@/u.test(email)
}

/**
 * Composes the notice that is sent in place of a mail whose content the mail server refuses. The notice contains
 * no text of the visitor. It has its own Message-ID, because a mail program may hide a second mail with the same
 * one.
 */
export function composeNotice({ reference, acceptedAt }: StoredMessage, extras: MailExtras = {}): Mail {
  return {
    ...extras,
    id: `${reference}-notice`,
    subject: `Website message ${reference}`,
    date: new Date(acceptedAt),
    text: [
      'A visitor sent a message, and the mail server did not accept the mail about it. Read it with',
      `  npm run inbox -- show ${reference}`,
      '',
      ...formatLinks(extras.links),
    ].join('\n'),
  }
}

/** What a digest lists: messages one by one, and lines that join several. */
export type Digest = { single: readonly QuarantinedMessage[]; joined: readonly Joined[]; left: number }

/** Returns the messages of a digest. */
export function messagesOf({ single, joined }: Pick<Digest, 'single' | 'joined'>): QuarantinedMessage[] {
  return [...single, ...joined.flatMap(({ messages }) => messages)]
}

/**
 * Composes the daily digest of quarantined messages, so that the team can find and release false positives. It quotes the first
 * words of messages that look like no spam.
 * @param digest `left`: number of quarantined messages that the next digests will list
 * @param options `now`: milliseconds since 1970 UTC; `withWords`: false if the mail server has refused the words
 */
export function composeDigest(
  { single, joined, left }: Digest,
  { now, linksOf, withWords }: { now: number; linksOf: LinksOf; withWords: boolean },
): Mail {
  const quoteOf = (message: QuarantinedMessage | undefined) => {
    const words = message && withWords ? firstWords(message) : ''
    return words === '' ? [] : [`> ${withoutLinks(words)}`]
  }
  const entries = single.map((message) => ({
    lines: [
      `${message.reference}  ${formatWestAfricaTime(message.acceptedAt)}  ${withoutLinks(message.name)} <${withoutLinks(message.email)}>  (${withoutWords(message.quarantinedFor)})`,
      ...quoteOf(message),
    ],
    links: linksOf(message.reference, ['release']),
  }))
  const groups = joined.map(({ kind, messages }) => {
    const [first, last] = [messages[0], messages.at(-1)]
    const times = `${formatWestAfricaTime(first?.acceptedAt ?? now)} to ${formatWestAfricaTime(last?.acceptedAt ?? now)}`
    const group = { kind, count: messages.length, listedAt: now }
    return {
      lines: [`${formatNumber(messages.length)} ${JOINED_BECAUSE[kind]}, ${times}`, ...quoteOf(first)],
      links: linksOf(first?.reference ?? '', ['done'], group),
    }
  })
  const all = [...entries, ...groups]
  const count = formatCount(messagesOf({ single, joined }).length)
  return {
    links: all.flatMap(({ links }) => links),
    id: `${digestId(now)}${withWords ? '' : '-names'}`,
    subject: `Website: ${count}`,
    date: new Date(now),
    text: [
      `${count} and not sent to you. Show a message, or send it to the team, with`,
      '  npm run inbox -- show REFERENCE',
      '  npm run inbox -- release REFERENCE',
      ERASURE_NOTE,
      ...(left > 0 ? [`${formatNumber(left)} more wait: the next mail follows in some minutes.`] : []),
      '',
      ...formatEntries(all),
    ].join('\n'),
  }
}

const JOINED_BECAUSE = { spam: 'messages look like spam', same: 'messages say the same' }

/**
 * Composes the mail that is sent in place of a digest whose content the mail server refuses. The mail contains
 * the number of messages and no text of a visitor.
 * @param count number of messages in the digest
 * @param now milliseconds since 1970 UTC
 */
export function composeDigestCount(count: number, now: number): Mail {
  return {
    id: `${digestId(now)}-count`,
    subject: `Website: ${formatCount(count)}`,
    date: new Date(now),
    text: [
      `${formatCount(count)} and not sent to you. The mail server refused the list. Print the list with`,
      '  npm run inbox -- list --quarantined',
      ERASURE_NOTE,
      '',
    ].join('\n'),
  }
}

/**
 * Composes the morning list of messages without an answer, without anything that the visitors wrote.
 * @param now milliseconds since 1970 UTC
 */
export function composeTeamList(
  messages: readonly { reference: string; acceptedAt: number }[],
  { now, linksOf }: { now: number; linksOf: LinksOf },
): Mail {
  const entries = messages.map(({ reference, acceptedAt }) => ({
    lines: [`${reference}  ${formatWestAfricaTime(acceptedAt)}`],
    links: linksOf(reference, MESSAGE_ACTIONS),
  }))
  const wait = entries.length === 1 ? 'one message waits' : `${entries.length} messages wait`
  return {
    id: `team-list-${new Date(now).toISOString().slice(0, 10)}`,
    subject: `Website: ${wait} for an answer`,
    date: new Date(now),
    links: entries.flatMap(({ links }) => links),
    text: [
      'Older than two working days, and neither done nor taken. Read a message in its mail, or with',
      '  npm run inbox -- show REFERENCE',
      '',
      ...formatEntries(entries),
    ].join('\n'),
  }
}

function formatEntries(entries: readonly { lines: string[]; links: readonly TeamLink[] }[]): string[] {
  return entries.flatMap(({ lines, links }) => [...lines, ...formatLinks(links), ''])
}

function digestId(now: number): string {
  return `${DIGEST_ID_PREFIX}${new Date(now).toISOString().replace(/[^\d]/g, '')}`
}

function formatCount(count: number): string {
  return count === 1 ? 'One message was kept aside' : `${formatNumber(count)} messages were kept aside`
}

function formatNumber(count: number): string {
  return count.toLocaleString('en-GB')
}
