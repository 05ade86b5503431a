import { expect, test, vi } from 'vitest'
import { GTUBE, type ReceivedMail, startMailSink } from '../support/mail-sink.ts'
import { validMessage } from '../support/messages.ts'
import { serverClock } from '../support/server-clock.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { postMessage, startServer } from '../support/test-server.ts'
import { inboxStatus } from './deploy-scripts.ts'

const WITHIN = { timeout: 20_000, interval: 50 }

/** The server's clock runs this many times faster, so a back-off of ten seconds takes half a second. */
const CLOCK_SPEED = 20

test('mail with a rejected text: does not affect readiness, and the team gets the message reference', async () => {
  const sink = await startMailSink({}, hasGtube)
  const folder = createServerFolder()
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }
  const first = await startServer({ ...mail, ...serverClock({ speed: CLOCK_SPEED }) }, folder)

  const rejected = await post(first.url, {
    message: `We would like to talk about payroll for our clinic. ${GTUBE}`,
  })
  const ordinary = await post(first.url, { message: 'We would like to talk.' })
  await vi.waitFor(() => expect(idsOf(sink.mails)).toContain(`<${rejected}-notice@localhost>`), WITHIN)
  expect(idsOf(sink.mails)).toContain(`<${ordinary}@localhost>`)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(await inboxStatus(folder)).toMatch(/^ok/)
}, 60_000)

async function post(url: string, fields: Record<string, string>): Promise<string> {
  const response = await postMessage(url, { ...validMessage, ...fields })
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

const hasGtube = ({ body }: ReceivedMail): boolean => body.includes(GTUBE)

const idsOf = (mails: ReceivedMail[]) => mails.map(({ headers }) => headers.get('message-id'))
