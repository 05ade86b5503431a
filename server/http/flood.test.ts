import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { postForm, postJson, startTestApp } from '#test/support/test-app.ts'
import { findFloodFault } from '../cli/status.ts'
import { OVER_LIMIT } from '../store/schema.ts'
import { slicesOf } from '../store/slices.ts'

const HOUR_MS = 3_600_000

/** A limit of one message an hour; ten are stored. */
const ONE_AN_HOUR = { CONTACT_RATE_PER_MINUTE: '1', CONTACT_RATE_PER_HOUR: '1', TRUST_PROXY: '127.0.0.1' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const numbered = (n: number) => ({ ...validMessage, message: `Message no. ${n}.` })

describe('contact API over the limits', () => {
  it('stores messages with and without scripts in quarantine, thanks for them and sends no mail', async () => {
    const { app, database } = await startTestApp({ environment: ONE_AN_HOUR })
    const answers = [
      await postJson(app, numbered(0)),
      await postJson(app, numbered(1)),
      await postForm(app, numbered(2)),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 303])
    expect(Object.keys(answers[1]?.json() ?? {})).toEqual(['message', 'reference'])
    expect(answers[1]?.json().message).toBe(answers[0]?.json().message)
    const rows = await database.selectFrom('messages').select('quarantined_for').orderBy('message').execute()
    expect(rows.map((row) => row.quarantined_for)).toEqual([null, OVER_LIMIT, OVER_LIMIT])
    expect(await database.selectFrom('notifications').select('reference').execute()).toHaveLength(1)
  })

  it('answers 429 above the hard limit, with the words, the email address and the time to wait', async () => {
    const { app } = await startTestApp({ environment: ONE_AN_HOUR })
    const key = { 'idempotency-key': 'key' }
    for (let n = 0; n < 9; n++) expect((await postForm(app, numbered(n))).statusCode).toBe(303)
    expect((await postJson(app, numbered(9), key)).statusCode).toBe(201)
    const [json, page] = [await postJson(app, numbered(11)), await postForm(app, numbered(12))]
    for (const { statusCode, headers } of [json, page]) {
      expect(statusCode).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_540)
    }
    expect(json.json()).toEqual({
      error:
        'Very many messages have arrived from your network. Please email yours to hello@site.example, or send it again in 60 minutes.',
    })
    expect(page.body).toContain('hello@site.example')
    expect(page.body).toContain('Message no. 12.')
    for (const [n, headers] of [[3], [9, key]] as const)
      expect((await postJson(app, numbered(n), headers)).statusCode).toBe(201)
    expect((await postJson(app, numbered(13), from('203.0.113.1'))).statusCode).toBe(201)
  })

  it('answers 503 while the disk has no room, and says so without an address if the server has no pages', async () => {
    const findDiskSpace = async () => ({ freeBytes: 0, hasRoom: false, isReserved: true })
    const { app } = await startTestApp({ withSite: false, findDiskSpace })
    const response = await postJson(app, validMessage)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '600'])
    expect(response.json().error).toBe(
      'We cannot take your message just now. Please email us, or send it again in 10 minutes.',
    )
  })
})

it('findFloodFault: reports 1,000 messages over the limits in an hour, and again when they double', async () => {
  const { database } = await startTestApp({ withSite: false })
  const now = Date.now()
  const keepAside = async (count: number, accepted_at: number, quarantined_for = OVER_LIMIT) => {
    const rows = Array.from({ length: count }, () => {
      const reference = randomUUID()
      return { ...validMessage, reference, fingerprint: reference, accepted_at, quarantined_for }
    })
    for (const slice of slicesOf(rows)) await database.insertInto('messages').values(slice).execute()
  }
  await keepAside(500, now - HOUR_MS)
  await keepAside(500, now, 'links')
  await keepAside(999, now)
  expect(await findFloodFault(database, now)).toBeUndefined()
  await keepAside(1, now - 1, `${OVER_LIMIT}, links`)
  const fault = await findFloodFault(database, now)
  expect(fault).toContain('over 1,000 messages in an hour')
  await keepAside(900, now - 2)
  expect(await findFloodFault(database, now)).toBe(fault)
  await keepAside(100, now - 3)
  expect(await findFloodFault(database, now)).toContain('over 2,000 messages')
})
