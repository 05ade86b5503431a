import { randomBytes, randomInt } from 'node:crypto'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { newSqliteAddress } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { teamRoutes } from '../http/team-routes.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { openDatabase } from '../store/open-database.ts'
import { readSecret } from '../store/secrets.ts'
import { signPermission } from './team-links.ts'

it('team links: refuse 10,000 random and altered tokens with one answer', async () => {
  const database = await openDatabase(newSqliteAddress())
  const reference = await storeMessage(createMessageRepository(database), submissionOf(), Date.now())
  const app = Fastify()
  await app.register(teamRoutes, { database, outboxWorker: { poke() {} }, now: Date.now, maxPerMinute: 1e6 })
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
  })
  const key = await readSecret(database, 'team-links')
  const token = signPermission(key, { reference, action: 'done', expiresAt: Date.now() + 1_000_000 })
  expect((await app.inject(`/team/${token}`)).statusCode).toBe(200)
  const answers = new Set<string>()
  for (let n = 0; n < 10_000; n++) {
    const wrong = n % 2 === 0 ? randomBytes(64).toString('base64url') : alter(token)
    const { statusCode, body } = await app.inject({ method: n % 3 ? 'GET' : 'POST', url: `/team/${wrong}` })
    answers.add(`${statusCode} ${body}`)
  }
  expect([...answers]).toEqual([expect.stringMatching(/^410 /)])
  expect(await database.selectFrom('messages').select('done_at').execute()).toEqual([{ done_at: null }])
}, 120_000)

/** Replaces, inserts or removes one character at a random position. */
function alter(token: string): string {
  const at = randomInt(token.length)
  const other = token[at] === 'x' ? 'y' : 'x'
  const [start, end] = [token.slice(0, at), token.slice(at + 1)]
  return (
    [`${start}${other}${end}`, `${start}${token[at]}${other}${end}`, `${start}${end}`][randomInt(3)] ?? ''
  )
}
