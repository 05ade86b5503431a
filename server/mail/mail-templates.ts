import { CONTACT_FIELDS, type ContactField } from '#contact/fields.ts'
import { splitSubject } from '#contact/subject.ts'
import type { StoredMessage } from '../store/outbox.ts'
import type { TeamLink } from '../team/team-links.ts'
import { formatWestAfricaTime } from '../team/west-africa-time.ts'

/** A mail address as an object, because nodemailer could find several recipients in a string. */
export type MailAddress = { name: string; address: string }

export type Mail = {
  /** Id of the mail, the same for all attempts: the local part of the Message-ID and the name of the mail file. */
  id: string
  to?: MailAddress[]
  subject: string
  text: string
  date?: Date
  replyTo?: MailAddress
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
export function withoutLinks(text: string): string {
  return text.replace(LINK_SIGN, '$& ')
}

export function formatField(field: ContactField, value: string): string {
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
