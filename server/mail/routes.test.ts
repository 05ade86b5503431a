import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { addressOf, known, TEAM } from '#test/support/routes.ts'
import { readConfig } from '../settings.ts'
import { createFindRoute, findWrongRoutes } from './routes.ts'

const ROUTES = [
  'subject:academy=academy@x.example',
  'subject:demo=sales@x.example',
  'service:cyber-security=soc@x.example',
  'service:data-engineering=data@x.example, lead@x.example',
  'product:taxly=taxly@x.example',
].join('; ')

const READ = readConfig({ MAIL_ROUTES: ROUTES }).mailRoutes

it('routes: 12 messages of all kinds reach exactly the addresses of the table', () => {
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
  const findRoute = createFindRoute([addressOf('team@x.example')], READ, known)
  const found = table.map(([subject, service]) => {
    const message = subject ? `Subject: ${subject}\n\nHello` : 'Hello'
    const { to, topic } = findRoute({ service, message })
    return [subject, service, to.map(({ address }) => address.replace('@x.example', '')).join(' '), topic]
  })
  expect(found).toEqual(table)
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
