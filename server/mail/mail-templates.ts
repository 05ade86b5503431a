import { CONTACT_FIELDS, type ContactField } from '#contact/fields.ts'
import { QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import { splitSubject } from '#contact/subject.ts'
import { DIGEST_ID_PREFIX } from '../store/mail-files.ts'
import type { StoredMessage } from '../store/outbox.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import type { Joined, QuarantinedMessage } from '../team/quarantine.ts'
import { type LinksOf, MESSAGE_ACTIONS, type TeamLink } from '../team/team-links.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'

/** A mail address as an object, because nodemailer could find several recipients in a string. */
export type MailAddress = { name: string; address: string }

export type Mail = {
  /** Id of the mail, the same for all attempts: the local part of the Message-ID and the name of the mail file. */
  id: string
  /** MAIL_TO if absent. */
  to?: MailAddress[]
  subject: string
  text: string
  date?: Date
  replyTo?: MailAddress
  /** The links that `text` contains, each in a line of its own as `formatLinks` writes it. */
  links?: readonly TeamLink[] | undefined
}

/** Characters of a subject that a mail names: a visitor may have written the line. */
const MAX_SUBJECT_LENGTH = 60

/** Composes the mail about a message. Its text can't add a recipient, header or markup, or imitate the links above it. */
export function composeMail(stored: StoredMessage, links?: readonly TeamLink[]): Mail {
  const { reference, acceptedAt, ...fields } = stored
  const { name, email, service, message } = fields
  const about = splitSubject(message).subject.slice(0, MAX_SUBJECT_LENGTH)
  // A local part beyond ASCII requires SMTPUTF8 (RFC 6531), which some relays lack. nodemailer converts the domain to punycode.
  const canReply = /^\p{ASCII}+@/u.test(email)
  const shortFields = CONTACT_FIELDS.filter((field) => field !== 'message').map((field) =>
    formatLine(field, formatField(field, fields[field]) || (field === 'service' ? 'none chosen' : 'none')),
  )
  return {
    links,
    id: reference,
    ...(canReply && { replyTo: { name, address: email } }),
    subject: [...[name, about, service].map(withoutLinks), `Website message ${reference}`]
      .filter(Boolean)
      .join(' · '),
    date: new Date(acceptedAt),
    text: `${formatLine('received', formatWestAfricaTime(acceptedAt))}
${formatLine('reference', reference)}

${links ? `Links for the team. Delete them before you reply:\n${formatLinks(links)}\n` : ''}${shortFields.join('\n')}
${canReply ? '' : 'To reply, copy the address above: not every mail server accepts it.\n'}
${message.replace(/^/gm, '> ')}
`,
  }
}

function formatLine(label: string, value: string): string {
  return `${`${label.charAt(0).toUpperCase()}${label.slice(1)}:`.padEnd(11)}${value}`
}

/** Matches the signs, in any width, by which programs find links; not the signs in 1.5.2001, 9:30 and a/b. */
const LINK_SIGN =
  /[.․﹒．。｡](?=[\p{L}\p{M}\p{Cf}]|(?<!\p{N}.)\p{N}|(?:\p{N}+\p{Po}){2}\p{N}|(?<=www.)\S)|[:：﹕](?=\S)(?<!\p{N}.(?=\p{N}))|[@＠﹫](?=\S)|([/\\])(?=\1)/giu

/** Matches a mail address in which no program finds the address of a page. */
const PLAIN_EMAIL = /^(?!www\.)(?:[\w.%+'-]+|[^.:/\\]+)@[^\s@:/\\]+$/i

/** Returns a visitor's text with a blank in each address, so that no mail program makes a link of it. */
function withoutLinks(text: string): string {
  return text.replace(LINK_SIGN, '$& ')
}

function formatField(field: ContactField, value: string): string {
  return field === 'email' && PLAIN_EMAIL.test(value) ? value : withoutLinks(value)
}

export function formatLinks(links: readonly TeamLink[] = []): string {
  return links.map(({ label, url }) => `${label}: ${url}\n`).join('')
}

/** Composes the notice in place of a mail that is refused, without text of the visitor. Mail programs may hide a second equal id. */
export function composeNotice({ reference, acceptedAt }: StoredMessage, links?: readonly TeamLink[]): Mail {
  return {
    links,
    id: `${reference}-notice`,
    subject: `Website message ${reference}`,
    date: new Date(acceptedAt),
    text: `A visitor sent a message, and the mail server did not accept the mail about it. Read it with
  npm run inbox -- show ${reference}

${formatLinks(links)}`,
  }
}

/** What a digest lists: messages one by one, and lines that join several. `left` is how many the next digests will list. */
type Digest = { single: readonly QuarantinedMessage[]; joined: readonly Joined[]; left: number }

type DigestOptions = { now: number; linksOf: LinksOf; isNeutral: boolean }

const JOINED_BECAUSE = { spam: 'messages look like spam', same: 'messages say the same' }

const QUOTED_LENGTH = 80

function quote(message: string): string {
  const line = splitSubject(message).words.replace(/\s+/g, ' ').trim()
  const isLong = line.length > QUOTED_LENGTH
  return `> ${withoutLinks(isLong ? `${line.slice(0, QUOTED_LENGTH).replace(/ \S*$/, '')} …` : line)}\n`
}

/** Composes the daily digest, with the first words of what looks like no spam. `isNeutral` leaves out all that was typed. */
export function composeDigest({ single, joined, left }: Digest, options: DigestOptions): Mail {
  const { now, linksOf, isNeutral } = options
  const quoteOf = (message: QuarantinedMessage | undefined) =>
    isNeutral || message?.quarantinedFor !== OVER_LIMIT ? '' : quote(message.message)
  const senderOf = ({ name, email }: QuarantinedMessage) =>
    isNeutral ? '' : `${withoutLinks(name)} <${formatField('email', email)}>  `
  const entries = single.map((message) => {
    const { reference, acceptedAt, quarantinedFor } = message
    const about = `${senderOf(message)}(${quarantinedFor})`
    return {
      text: `${reference}  ${formatWestAfricaTime(acceptedAt)}  ${about}\n${quoteOf(message)}`,
      links: linksOf(reference, ['release']),
    }
  })
  const groups = joined.map(({ kind, messages }) => {
    const [first] = messages
    const times = messages.map(({ acceptedAt }) => formatWestAfricaTime(acceptedAt))
    const about = `${formatNumber(messages.length)} ${JOINED_BECAUSE[kind]}`
    return {
      text: `${about}, ${times[0]} to ${times.at(-1)}\n${quoteOf(first)}`,
      links: linksOf(first?.reference ?? '', ['done'], { kind, count: messages.length, listedAt: now }),
    }
  })
  const total = joined.reduce((sum, { messages }) => sum + messages.length, single.length)
  const count = total === 1 ? 'One message was kept aside' : `${formatNumber(total)} messages were kept aside`
  return {
    ...formatEntries(
      `${count} and not sent to you. Show a message, or send it to the team, with
  npm run inbox -- show REFERENCE
  npm run inbox -- release REFERENCE
Messages that are not released are erased in ${QUARANTINE_RETENTION_DAYS} days.
${left > 0 ? `${formatNumber(left)} more wait: the next mail follows in some minutes.\n` : ''}`,
      [...entries, ...groups],
    ),
    id: `${DIGEST_ID_PREFIX}${new Date(now).toISOString().replace(/[^\d]/g, '')}${isNeutral ? '-neutral' : ''}`,
    subject: `Website: ${count}`,
  }
}

/** Something of the website that ends on a day like 2026-12-24. */
export type Ending = { title: string; date: string }

const ENDS_SOON = 'Ends on the website within a week. Change it in /edit:'

type Waiting = Omit<QuarantinedMessage, 'email' | 'quarantinedFor'> & { takenBy: string | null }

/** Composes the morning list. `index` tells apart the lists of one day; `isNeutral` leaves out all that was typed. */
export function composeTeamList(messages: readonly Waiting[], options: TeamListOptions): Mail {
  const { now, linksOf, isNeutral, endings, week, index } = options
  const entries = messages.map(({ reference, acceptedAt, name, service, message, takenBy }) => {
    const about = [withoutLinks(name), splitSubject(message).subject.slice(0, MAX_SUBJECT_LENGTH) || service]
    const words = isNeutral ? [] : about.filter(Boolean)
    const taken = takenBy === null ? [] : [`taken by ${takenBy}, and not done`]
    return {
      text: `${[reference, formatWestAfricaTime(acceptedAt), ...words, ...taken].join('  ')}\n${isNeutral ? '' : quote(message)}`,
      links: linksOf(reference, MESSAGE_ACTIONS),
    }
  })
  const wait = entries.length === 1 ? 'one message waits' : `${entries.length} messages wait`
  const soon = endings.map(({ title, date }) => `${date}  ${title}\n`).join('')
  const other = soon ? 'something ends within a week' : 'the numbers of the week'
  const intro = `Older than two working days, and neither done nor taken in that time. Read a message in its mail, or with
  npm run inbox -- show REFERENCE
`
  const list = formatEntries(intro, entries)
  const parts = [entries.length > 0 && list.text, soon && `${ENDS_SOON}\n${soon}`, !isNeutral && week]
  return {
    text: parts.filter(Boolean).join('\n'),
    links: list.links,
    id: `team-list-${new Date(now).toISOString().slice(0, 10)}${index > 0 ? `-${index}` : ''}`,
    subject: `Website: ${entries.length > 0 ? `${wait} for an answer` : other}`,
  }
}

type TeamListOptions = DigestOptions & { endings: readonly Ending[]; week: string; index: number }

type ListEntry = { text: string; links: readonly TeamLink[] }

function formatEntries(intro: string, entries: readonly ListEntry[]) {
  const list = entries.map(({ text, links }) => `${text}${formatLinks(links)}\n`)
  return { text: `${intro}\n${list.join('')}`, links: entries.flatMap(({ links }) => links) }
}

const formatNumber = (count: number) => count.toLocaleString('en-GB')
