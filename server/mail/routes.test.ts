import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { addressOf, known, TEAM } from '#test/support/routes.ts'
import { readConfig } from '../settings.ts'
import { createMailSender } from './mail-sender.ts'
import type { Mail } from './mail-templates.ts'
import { createFindRoute, findWrongRoutes } from './routes.ts'

const ROUTES = [
  'subject:academy=academy@x.example',
  'subject:demo=sales@x.example',
  'service:cyber-security=soc@x.example',
  'service:data-engineering=data@x.example, lead@x.example',
  'product:taxly=taxly@x.example',
].join('; ')

const READ = readConfig({ MAIL_ROUTES: ROUTES }).mailRoutes

it('routes: 12 messages of all kinds reach exactly the addresses of the table, each with links of the team', async () => {
  const table: [subject: string, service: string, to: string, topic: string][] = [
    ['', '', 'team', 'MAIL_TO'],
    ['', 'Other', 'team', 'MAIL_TO'],
    ['', 'Data Engineering', 'data lead', 'service:data-engineering'],
    ['', 'UI/UX Design', 'team', 'MAIL_TO'],
    ['Academy', '', 'academy', 'subject:academy'],
    ['Academy', 'Data Engineering', 'academy', 'subject:academy'],
    ['Partnership', 'Data Engineering', 'data lead', 'service:data-engineering'],
    ['Demo of Taxly', 'Data Engineering', 'taxly', 'product:taxly'],
    ['Launch of Taxly', '', 'taxly', 'product:taxly'],
    ['Demo of CortexHR', 'Data Engineering', 'sales', 'subject:demo'],
    ['Consultation on Cyber Security', 'Other', 'soc', 'service:cyber-security'],
    ['Taxly', '', 'team', 'MAIL_TO'],
  ]
  const mails: Mail[] = []
  const send = async (mail: Mail) => void mails.push(mail)
  const findRoute = createFindRoute([addressOf('team@x.example')], READ, known)
  const teamLinks = async () => () => [{ label: 'Done', url: 'https://x.example/team/token' }]
  const sender = createMailSender({ mailer: { send, close: () => {} }, findRoute, teamLinks })
  const topics: string[] = []
  for (const [subject, service] of table) {
    const text = subject ? `Subject: ${subject}\n\nHello` : 'Hello'
    const message = { ...validMessage, service, message: text, reference: 'K7Q2-M9XD', acceptedAt: 0 }
    await sender.send({ message, attempt: 1, lastFailure: null }, { now: 0, signal: AbortSignal.any([]) })
    topics.push(findRoute(message).topic)
  }
  const namesOf = ({ to }: Mail) => to?.map(({ address }) => address.replace('@x.example', '')).join(' ')
  expect(mails.map(namesOf)).toEqual(table.map(([, , names]) => names))
  for (const { text } of mails) expect(text).toContain('Done: https://x.example/team/token\n')
  expect(topics).toEqual(table.map(([, , , topic]) => topic))
})

it('routes: names each unknown topic and the right ones', () => {
  const { mailRoutes } = readConfig({ MAIL_ROUTES: 'subject:academi=a@x.example;product:taxly=b@x.example' })
  expect(findWrongRoutes(mailRoutes, known)).toEqual([
    expect.stringMatching(
      /^MAIL_ROUTES: there is no subject:academi; expected one of subject:partnership, .*service:cyber-security, .*product:taxly/,
    ),
  ])
  expect(findWrongRoutes(READ, known)).toEqual([])
})

it.each([
  ['subject:academy=', 'subject:academy needs an email address after ='],
  ['subject:academy', 'subject:academy needs an email address after ='],
  ['product:taxly=a@x.example;subject:demo=sales', 'subject:demo needs an email address after ='],
  ['product:taxly=a@x.example;product:taxly=b@x.example', 'names product:taxly twice'],
])('routes: refuses %s', (value, sentence) => {
  expect(() => readConfig({ MAIL_ROUTES: value })).toThrow(`MAIL_ROUTES: ${sentence}`)
})

it('routes: send everything to the team without a site', () => {
  expect(createFindRoute(TEAM, READ)(validMessage).to).toBe(TEAM)
})
