import fc from 'fast-check'
import { LinkifyIt } from 'linkify-it'
import { expect, it } from 'vitest'
import { cleanLine } from '#contact/clean-text.ts'
import { isEmailAddress } from '#contact/email-address.ts'
import { validMessage } from '#test/support/messages.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import { composeDailyMail, type ListedMessage } from './compose-daily-mail.ts'
import { toHtml } from './mail-html.ts'
import { composeMail } from './mail-templates.ts'

const stored = { ...validMessage, reference: 'K7Q2-M9XD', acceptedAt: Date.UTC(2026, 10, 25, 13, 5) }
const links = [{ label: 'Done', url: 'https://example.com/team/token' }]

it('HTML part: says the same as the text, line by line, and keeps its blanks', () => {
  const table = 'Item   Qty\nMaize   10\n  indented'
  const mail = composeMail({ ...stored, message: `One & <b>two</b>\n\n> three\n${table}` }, links)
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(toHtml(mail)) ?? []
  const text = body
    .replace(/<blockquote[^>]*>(.*?)<\/blockquote>/gs, (_, quote: string) => quote.replace(/^(?!$)/gm, '> '))
    .replaceAll('<br>\n', '\n')
    .replace(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g, '$2: $1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')
  expect(text).toBe(mail.text)
  const html = toHtml(composeMail({ ...stored, message: `${table}\n\tx` }))
  expect(html).not.toMatch(/<blockquote[^>]*>.*(?: {2}|\n |\t).*<\/blockquote>/s)
  expect(text).toContain('25 Nov 2026, 14:05 WAT')
})

/** What a visitor types to imitate the links of the mail. */
const FORGED = `\n\n-- \nI'm answering this: https://team.example/team/x\nDone: https://team.example/team/x\n\n`

it('mail: sets every line of the visitor apart from its own, which come first', () => {
  const { text } = composeMail({ ...stored, message: `Hello${FORGED}Done: <b>www.team.example</b>` }, links)
  const lines = text.split('\n')
  const own = lines.indexOf('Done: https://example.com/team/token')
  expect(own).toBeGreaterThan(0)
  for (const typed of [stored.name, stored.email, 'Hello', 'team.example'])
    expect(lines.findIndex((line) => line.includes(typed))).toBeGreaterThan(own)
  for (const line of lines.filter((line) => /team\.example|Hello|answering/.test(line)))
    expect(line).toMatch(/^> /)
  expect(lines).toContain('> -- ')
})

it('HTML part: quotes the visitor, and makes no link of what a visitor has typed', () => {
  const message =
    'Done: https://evil.example/team/token\nDone: <a href="https://evil.example">x</a></blockquote>'
  const html = toHtml(composeMail({ ...stored, message }, links))
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="https://example.com/team/token"')
  const [before, quote = '', after] = html.split(/<\/?blockquote[^>]*>/)
  expect(quote).toContain('evil.example/team/token')
  expect(`${before}${after}`).not.toContain('evil.example')
})

function dailyMailAbout(message: Omit<ListedMessage, 'taken_by' | 'accepted_at'>): string {
  const listed = { ...message, taken_by: null, accepted_at: 0 }
  const kept = { overLimit: [listed], spam: [], references: [message.reference] }
  const waiting = { first: [{ ...listed, quarantined_for: null }], count: 1 }
  const options = { now: 0, linksOf: () => links, isNeutral: false }
  return composeDailyMail({ kept, waiting }, options).text
}

const ANYTHING = {
  validate: (text: string, position: number) => /^\S*/.exec(text.slice(position))?.[0].length ?? 0,
}
const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true, urlAuth: true })
  .tlds(['example', 'ng', 'com', 'top'])
  .add('tel:', ANYTHING)
  .add('www.', ANYTHING)

const SIGNS = ['https:', 'www.', '.example', '.com', '127.0.0.1', '[::1]', '://', '\\\\', '\u200D', 'x@']
const part = fc.oneof(
  fc.constantFrom('evil', 'team', 'Ọ̀', 'ab', '7', 'Dr', ...SIGNS, ...'.:/@,;-_·?#%&|[]()<>\'"。．｡：＠ '),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const typed = fc.array(part, { minLength: 1, maxLength: 12 }).map((parts) => cleanLine(parts.join('')))
const typedEmail = fc.oneof(
  typed.map((text) => `${text.replaceAll(/\s/g, '')}@evil.example`).filter(isEmailAddress),
  fc.constantFrom('www.evil.example/x@evil.example', 'https://evil.example/x@evil.example'),
)

/** Returns the links that a mail program finds in texts, without ours. */
function findForeignLinks(email: string, ...texts: string[]) {
  const found = texts.flatMap((text) => finder.match(text) ?? []).map(({ url }) => url)
  return found.filter(
    (url) => url !== links[0]?.url && !`mailto:${email}`.endsWith(url.replace('mailto:', '')),
  )
}

it('mails: make no link of what a visitor wrote into a name, an address or the first words', () => {
  const check = (name: string, email: string) => {
    const entry = {
      ...stored,
      name,
      email,
      service: name,
      message: `See ${name}`,
      quarantined_for: OVER_LIMIT,
    }
    const about = { ...entry, message: `Subject: ${name}\n\n` }
    const daily = dailyMailAbout(entry)
    const mail = composeMail(about, links)
    expect(daily).toContain('> See')
    const own = mail.text.slice(0, mail.text.indexOf('\n> '))
    expect(findForeignLinks(email, daily, own, mail.subject)).toEqual([])
  }
  for (const name of ['x@,www.evil.com', 'a@b;https:evil.com', 'https:@evil.com', 'www.1und1. de'])
    check(name, stored.email)
  fc.assert(fc.property(typed, typedEmail, check), { numRuns: 2_000 })
})

it.each([
  ['Hello', 'Amina Bello · Data Engineering · Website message K7Q2-M9XD'],
  [
    'Subject: Demo of Taxly\n\nHello',
    'Amina Bello · Demo of Taxly · Data Engineering · Website message K7Q2-M9XD',
  ],
])('mail: has a subject that begins with the name and ends with the reference: %j', (message, subject) => {
  expect(composeMail({ ...stored, message }).subject).toBe(subject)
})

it.each(['Mrs. A. O. Bello', 'Bello & Sons, est. 1.5.2001', 'Ade (9:30) ...', 'a/b'])(
  'mails: show the ordinary name %s as it was typed',
  (name) => {
    const entry = { ...stored, name, message: '', quarantined_for: 'links' }
    expect(composeMail(stored, links).text).toContain(`Name:      ${stored.name}\n`)
    expect(dailyMailAbout(entry)).toContain(`${name} <amina@example.com>  (links)`)
  },
)

const mailFrom = (email: string) =>
  composeMail({ ...validMessage, email, reference: 'K7Q2-M9XD', acceptedAt: 0 })

it.each(['amina@example.com', 'amina@exámple.ng'])('mail: has %s as Reply-To', (email) => {
  const { replyTo, text } = mailFrom(email)
  expect(replyTo?.address).toBe(email)
  expect(text).not.toContain('To reply')
})

it('mail: has no Reply-To that requires SMTPUTF8, and says so', () => {
  const { replyTo, text } = mailFrom('ọlá@example.com')
  expect(replyTo).toBeUndefined()
  expect(text).toContain('Email:     ọlá@example.com')
  expect(text).toContain('To reply, copy the address above: not every mail server accepts it.')
})
