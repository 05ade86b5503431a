import { describe, expect, it } from 'vitest'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { createTeamLinks, LINK_LIFETIME_MS, readKey, renewKey, signPermission } from '../team/team-links.ts'

const ORIGIN = 'https://example.com'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Starts the app with one stored message, and returns functions that sign links to it and call the app. */
async function start(quarantinedFor?: string, environment: Record<string, string> = {}) {
  const { app, database, store, wakes } = await startTestApp({ environment })
  const reference = await storeMessage(store, submissionOf(undefined, { quarantinedFor }), Date.now())
  const pathOf = async (action: 'take' | 'done' | 'spam' | 'release') => {
    const linksOf = await createTeamLinks(database, ORIGIN)(Date.now())
    return linksOf(reference, [action])[0]?.url.slice(ORIGIN.length) ?? ''
  }
  const expired = async () => {
    const permission = { reference, action: 'done', expiresAt: Date.now() - 1 } as const
    return `/team/${signPermission(await readKey(database), permission)}`
  }
  const get = (url: string, headers = {}) => app.inject({ url, headers })
  /** Posts, and returns the page that follows, with its path. */
  const post = async (url: string, initials = '') => {
    const payload = `initials=${initials}`
    const answer = await app.inject({ method: 'POST', url, headers: FORM, payload })
    const { location: path = '' } = answer.headers
    if (path) expect(answer.statusCode).toBe(303)
    return Object.assign(path ? await get(path) : answer, { path })
  }
  const message = () => database.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  const mails = () => database.selectFrom('notifications').select('state').execute()
  const audit = async () => {
    const lines = await database.selectFrom('audit').selectAll().orderBy('at').execute()
    return lines.map(({ operator, command }) => `${operator}: ${command}`)
  }
  return { database, store, reference, pathOf, expired, get, post, message, mails, audit, wakes }
}

describe('team links', () => {
  it('act once after they were posted twice, and not after they were opened', async () => {
    const { reference, pathOf, get, post, message, audit } = await start()
    const path = await pathOf('done')
    for (let turn = 0; turn < 3; turn++) {
      const page = await get(path)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(reference)
      expect(page.body.match(/<button/g)).toHaveLength(1)
    }
    expect(await message()).toMatchObject({ done_at: null })
    expect(await audit()).toEqual([])

    const first = await post(path)
    const { done_at } = await message()
    const second = await post(path)
    expect(done_at).toEqual(expect.any(Number))
    expect(await message()).toMatchObject({ done_at })
    expect(await audit()).toEqual(['team: done by link'])
    for (const page of [first, second]) expect(page.body).toMatch(/Done since .* WAT\..*<button>Not done</)

    const opposite = await post(second.path)
    expect(opposite.body).toMatch(/Open\..*<button>Done</)
    expect((await post(first.path)).statusCode).toBe(200)
    expect(await message()).toMatchObject({ done_at: null })
    expect(await audit()).toEqual(['team: done by link', 'team: reopen by link'])
    expect((await get(first.path)).body).toBe((await get(second.path)).body)
  })

  it('say who takes a message, and let another person take it only when it was left', async () => {
    const { pathOf, get, post, message, audit } = await start()
    const path = await pathOf('take')
    await post(path, 'ab')
    expect((await get(path)).body).toMatch(/Open\. AB took it on \d+ \w+ \d{4}, \d\d:\d\d WAT\./)
    const shown = await post(path, 'CD')
    expect(shown.body).toMatch(/Open\. AB took it .*<button>Nobody is answering this</)
    expect(await message()).toMatchObject({ taken_by: 'AB' })
    const left = await post(shown.path)
    expect(await message()).toMatchObject({ taken_by: null, taken_at: null })
    await post(left.path, 'CD')
    expect(await message()).toMatchObject({ taken_by: 'CD' })
    expect(await audit()).toEqual(['AB: take by link', 'team: leave by link', 'CD: take by link'])
  })

  it.each(['take', 'done', 'spam'] as const)(
    'write nothing but initials of four letters into the audit: %s',
    async (action) => {
      const { pathOf, post, message, audit } = await start()
      const forged = encodeURIComponent('root\t\x1b[2J\n2026-11-27 09:00\tadmin\terase')
      for (const wrong of ['ABCDE', 'A1', '%3Cb%3E', forged]) {
        const page = await post(await pathOf(action), wrong)
        expect(page.statusCode).toBe(422)
        expect(page.body).toContain('one to four letters')
      }
      expect(await message()).toMatchObject({ taken_by: null, done_at: null, quarantined_for: null })
      expect(await audit()).toEqual([])
    },
  )

  it.each([
    ['release', 'text, links', null],
    ['spam', null, 'operator'],
  ] as const)('%s a message, with its mail, and take that back', async (action, before, after) => {
    const { pathOf, post, message, mails, wakes } = await start(before ?? undefined)
    const page = await post(await pathOf(action))
    const pending = [{ state: 'pending' }]
    expect(await message()).toMatchObject({ quarantined_for: after })
    expect(await mails()).toEqual(after ? [] : pending)
    expect(wakes()).toBe(1)
    await post(page.path)
    expect(await message()).toMatchObject({ quarantined_for: before && 'operator' })
    expect(await mails()).toEqual(before ? [] : pending)
  })

  it('show nothing of the visitor, store no cookie and allow no script', async () => {
    const { pathOf, get, post } = await start()
    const path = await pathOf('take')
    for (const page of [await get(path), await post(path, 'AB'), await get('/team/unknown')]) {
      for (const text of Object.values(validMessage)) expect(page.body).not.toContain(text)
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store, no-transform',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action/,
        ),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
      })
      expect(page.headers).not.toHaveProperty('set-cookie')
    }
  })

  it('stop working after a rotation, after 14 days, and when the message is restricted or erased', async () => {
    const { database, reference, pathOf, expired, get, post, message } = await start()
    const rotated = await pathOf('done')
    await renewKey(database)
    const valid = await pathOf('done')
    await database.updateTable('messages').set({ restricted_at: 1 }).execute()
    const answers = []
    for (const path of [rotated, await expired(), valid]) answers.push(await get(path), await post(path))
    await database.deleteFrom('messages').where('reference', '=', reference).execute()
    answers.push(await get(valid), await post(valid))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(410)
    expect(answers[0]?.body).toContain('“inbox done” with the reference')
    await expect(message()).rejects.toThrow()
    expect(LINK_LIFETIME_MS).toBe(14 * 86_400_000)
  })

  it('work with what mail programs and people add and change, and so does the link that takes them back', async () => {
    const { pathOf, get, post, message } = await start()
    const path = await pathOf('done')
    const ends =
      '. ) > , %20 %3E %22 / ; ] %E2%80%99 %0A &amp; _ ** = .) /%20. - -- _- ?utm_source=mail'.split(' ')
    for (const end of ends) {
      expect((await get(path + end)).statusCode, end).toBe(200)
      const done = await post(path + end)
      expect(await message()).toMatchObject({ done_at: expect.any(Number) })
      expect((await post(done.path + end)).statusCode).toBe(200)
      expect(await message()).toMatchObject({ done_at: null })
    }
    for (const folder of ['//team/', '/Team/', '/TEAM//', '///team/'])
      expect((await get(path.replace('/team/', folder))).statusCode, folder).toBe(200)
    for (const wrong of [`${path}x`, `${path}0`, path.slice(0, -1), path.replace('.', '.x')])
      expect((await get(wrong)).statusCode, wrong).toBe(410)
  })

  it('are limited per address after wrong ones, which never refuses a valid or expired one', async () => {
    const environment = { TRUST_PROXY: '127.0.0.1', CONTACT_RATE_PER_MINUTE: '1' }
    const { pathOf, expired, get } = await start(undefined, environment)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const [path, old] = [await pathOf('done'), await expired()]
    const statuses: number[] = []
    for (let n = 0; n < 62; n++) {
      expect((await get(path, from('192.0.2.1'))).statusCode).toBe(200)
      expect((await get(old, from('192.0.2.1'))).statusCode).toBe(410)
      statuses.push((await get('/team/x', from('192.0.2.1'))).statusCode)
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([410]))
    expect(statuses.slice(60)).toEqual([429, 429])
    expect(Number((await get('/team/x', from('192.0.2.1'))).headers['retry-after'])).toBeGreaterThan(0)
    for (let n = 0; n < 1_100; n++) await get('/team/x.y', from(`192.0.${n % 20}.1`))
    for (const address of ['203.0.113.1', '192.0.1.1'])
      expect((await get(path, from(address))).statusCode).toBe(200)
  })

  it('answer 503 while the database cannot be read', async () => {
    const { database, pathOf, get } = await start()
    const path = await pathOf('done')
    await database.schema.alterTable('secrets').renameTo('away').execute()
    expect((await get(path)).statusCode).toBe(503)
    await database.schema.alterTable('away').renameTo('secrets').execute()
  })
})
