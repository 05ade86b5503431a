import { expect, it, onTestFinished } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { validMessage } from '#test/support/messages.ts'
import { openDatabase } from '../database/open-database.ts'
import { readConfig } from '../startup/config.ts'
import { createMessageRepository } from './message-repository.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createSubmitMessage } from './submit-message.ts'

const HOUR_MS = 3_600_000
const CLIENT = '192.0.2.1'

describeEngines('rate limit', (engine) => {
  /** Starts the servers of one store: three on PostgreSQL. SQLite is for one server. */
  async function startServers() {
    const address = await engine.newAddress()
    const clock = { now: Date.now() }
    const databases = [await openDatabase(address)]
    if (address.engine === 'postgres')
      databases.push(await openDatabase(address), await openDatabase(address))
    onTestFinished(() => Promise.all(databases.map((database) => database.destroy())).then(() => {}))
    let messages = 0
    const servers = databases.map((database) => {
      const store = createMessageRepository(database)
      const readOthers = (ids: readonly string[]) => store.readOthers(ids, clock.now)
      const rateLimiter = createRateLimiter(readConfig({}).contactRate, { readOthers })
      const submit = createSubmitMessage({
        store,
        rateLimiter,
        hasFreeSpace: async () => true,
        now: () => clock.now,
      })
      return (clientAddress: string) =>
        submit({
          message: { ...validMessage, message: `no. ${messages++}` },
          idempotencyKey: undefined,
          clientAddress,
          solution: undefined,
          isPlainForm: false,
          scoreSpam: () => undefined,
        })
    })
    const send = async (n: number, address = CLIENT) =>
      (await servers[n % servers.length]?.(address))?.outcome
    return { database: databases[0] as (typeof databases)[0], clock, send }
  }

  it('begins the challenge at the same count on three servers as on one', async () => {
    const { send } = await startServers()
    const outcomes: (string | undefined)[] = []
    for (let n = 0; n < 7; n++) outcomes.push(await send(n))
    expect(outcomes).toEqual([...Array(5).fill('stored'), 'rate-limited', 'rate-limited'])
    expect(await send(0, '198.51.100.1')).toBe('stored')
  })

  it('stores no address, and deletes the counts with the next message after an hour', async () => {
    const { database, clock, send } = await startServers()
    for (let n = 0; n < 3; n++) await send(n)
    const read = () => database.selectFrom('rate_windows').selectAll().execute()
    const before = await read()
    expect(JSON.stringify(before)).not.toContain('192.0.2')
    clock.now += 2 * HOUR_MS
    await send(0, '198.51.100.1')
    const after = await read()
    expect(after.every(({ ends_at }) => ends_at > clock.now)).toBe(true)
  })
})
