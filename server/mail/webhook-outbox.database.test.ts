import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { claimNext, storeMessage, submissionOf } from '#test/support/messages.ts'
import { findMailFault } from '../cli/status.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { createQueue } from '../store/outbox.ts'
import { eraseMessages } from '../team/erasure.ts'
import { actOn, retryMails } from '../team/inbox.ts'

const NOW = Date.UTC(2026, 10, 21)
const HOUR_MS = 3_600_000

describeEngines('outbox of the webhook', (engine) => {
  async function start() {
    const database = await engine.open()
    const store = createMessageRepository(database)
    const queue = createQueue(database, 'webhook')
    return {
      database,
      queue,
      claim: (now = NOW) => claimNext(queue, now),
      accept: (text: string, now = NOW) => storeMessage(store, submissionOf(text), now),
      fault: async () => findMailFault({ ...(await store.outbox()), oldestQueuedAt: undefined }, NOW),
    }
  }

  it('announces a message once, also after an hour without its receiver, and none of earlier days', async () => {
    const { queue, claim, accept } = await start()
    await accept('old', NOW - 25 * HOUR_MS)
    const reference = await accept('one')
    await queue.postpone(await claim(), NOW + HOUR_MS, 'HTTP 503')
    const claimed = await claim(NOW + HOUR_MS)
    expect(claimed).toMatchObject({ message: { reference }, attempt: 2, lastFailure: 'HTTP 503' })
    await queue.markSent(claimed, NOW + HOUR_MS)
    expect(await queue.claim(NOW + 2 * HOUR_MS)).toBeUndefined()
  })

  it('is switched off by a refusal with a fault, until an operator retries', async () => {
    const { database, queue, claim, accept, fault } = await start()
    await accept('one')
    await queue.markDead(await claim(), NOW, 'HTTP 410, refusal 1')
    await accept('two')
    expect(await queue.claim(NOW)).toBeUndefined()
    expect(await fault()).toBe('The webhook is switched off, because its receiver refuses it.')
    expect(await retryMails(database, NOW, [])).toBe(1)
    for (let n = 0; n < 2; n++) await queue.markSent(await claim(), NOW)
    expect(await fault()).toBeUndefined()
  })

  it('is emptied by an erasure, and has no message that is quarantined', async () => {
    const { database, queue, claim, accept } = await start()
    const [erased, spam] = [await accept('one'), await accept('two')]
    for (let n = 0; n < 2; n++) await queue.postpone(await claim(), NOW, 'HTTP 503')
    await actOn('spam')(database, spam, NOW)
    await eraseMessages(database, '/nowhere', [erased])
    expect(await queue.claim(NOW)).toBeUndefined()
    expect(await database.selectFrom('notifications').selectAll().execute()).toEqual([])
  })
})
