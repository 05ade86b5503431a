import { describe, expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { createLimits, type Place, type Rates } from './limits.ts'
import type { MessageRepository } from './message-repository.ts'
import { type Attempt, createSubmitMessage } from './submit-message.ts'

const ATTEMPT: Attempt = {
  message: { ...validMessage, service: '' },
  idempotencyKey: undefined,
  clientAddress: '192.0.2.1',
  scoreSpam: () => undefined,
}

/** Creates `submitMessage` with a store that has the given methods. `reasons` are those of the stored messages. */
function start(rates: Partial<Rates> = {}, store: Partial<MessageRepository> = {}) {
  const reasons: (string | undefined)[] = []
  const limits = createLimits({
    rates: { perMinute: 1_000, perHour: 1_000, totalPerMinute: 1_000, ...rates },
    findDiskSpace: async () => ({ freeBytes: 2 ** 40, hasRoom: true, isReserved: false }),
  })
  const submitMessage = createSubmitMessage({
    limits,
    now: () => 0,
    store: {
      async accept({ quarantinedFor }) {
        reasons.push(quarantinedFor)
        return { outcome: 'stored', reference: 'K7Q2-M9XD' }
      },
      findRetry: async () => undefined,
      ...store,
    },
  })
  return { submitMessage, limits, reasons }
}

describe('submitMessage', () => {
  it('takes a mail only for a message that is mailed', async () => {
    const { submitMessage, reasons } = start({ totalPerMinute: 1 })
    const from = (network: number, score?: string) =>
      submitMessage({ ...ATTEMPT, clientAddress: `192.0.${network}.1`, scoreSpam: () => score })
    for (const score of ['links', undefined, undefined]) await from(2, score)
    await from(3)
    expect(reasons).toEqual(['links', undefined, 'over the limit', undefined])
  })

  it.each<[string, MessageRepository['accept']]>([
    ['has the key of another message', async () => ({ outcome: 'conflict' })],
    ['could not be stored', () => Promise.reject(new Error('disk full'))],
  ])('does not count a message that %s', async (_, accept) => {
    const { submitMessage, limits } = start({ perMinute: 1, totalPerMinute: 1 }, { accept })
    for (let n = 0; n < 20; n++) await submitMessage(ATTEMPT).catch(() => {})
    const place = (await limits.take('192.0.2.1', ATTEMPT.message)) as Place
    expect([place.isOver, place.takeMail()]).toEqual([false, true])
  })
})
