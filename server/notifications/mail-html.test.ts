import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { toHtml } from './mail-html.ts'
import { composeMail } from './mail-templates.ts'

const stored = { ...validMessage, reference: 'K7Q2-M9XD', acceptedAt: Date.UTC(2026, 10, 25, 13, 5) }
const links = [{ label: 'Done', url: 'https://example.com/team/token' }]

it('HTML part: says the same as the text, line by line', () => {
  const mail = composeMail({ ...stored, message: 'One & <b>two</b>\n\nthree' }, { links })
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(toHtml(mail)) ?? []
  const text = body
    .replaceAll('<br>\n', '\n')
    .replace(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g, '$2: $1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(text).toBe(mail.text)
  expect(text).toContain('25 Nov 2026, 14:05 WAT')
})

it('HTML part: makes no link of what a visitor has typed', () => {
  const message = 'Done: https://evil.example/team/token\nDone: <a href="https://evil.example">x</a>'
  const html = toHtml(composeMail({ ...stored, message }, { links }))
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('<a href="https://example.com/team/token"')
})

it('mail: has the links below a signature separator, so that a reply does not quote them', () => {
  const { text } = composeMail(stored, { links })
  expect(text.split('\n-- \n')).toEqual([
    expect.stringContaining(validMessage.message),
    'Done: https://example.com/team/token\n',
  ])
})
