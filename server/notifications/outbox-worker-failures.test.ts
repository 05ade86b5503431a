import { describe, expect, it, vi } from 'vitest'
import { startOutboxWorker } from '#test/support/start-outbox-worker.ts'
import { LEASE_MS } from '../outbox/outbox.ts'
import { retryDelayMs } from './delivery-failure.ts'
import type { Mail } from './mail-templates.ts'
import { MailFailure } from './mailer.ts'

const WITHIN = { timeout: 10_000, interval: 5 }

describe('outbox worker', () => {
  it('retries with growing delays while the relay is down', async () => {
    let attempts = 0
    const { accept, states, wait, clock, logLines } = await startOutboxWorker(async () => {
      attempts += 1
      if (attempts <= 12) throw new MailFailure('ECONNECTION', false)
    })
    await accept()
    for (let attempt = 1; attempt <= 12; attempt++) {
      const due_at = clock.now + retryDelayMs(attempt, 0.5)
      const expected = { state: 'pending', attempts: attempt, due_at, last_failure: 'ECONNECTION' }
      await vi.waitFor(async () => expect(await states()).toEqual([expected]), WITHIN)
      wait(due_at - clock.now)
    }
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 13 }]),
      WITHIN,
    )
    expect(logLines.some((line) => line.includes('mail stuck') && line.includes('"level":50'))).toBe(true)
  })

  it('counts only consecutive refusals, and counts from zero after an operator retries the mail', async () => {
    const answers = [false, false, false, true, true, false, true, true, true, true, true, true]
    let attempt = 0
    const { accept, states, wait, clock, inbox, worker } = await startOutboxWorker(async () => {
      const refused = answers[attempt++]
      throw new MailFailure(refused ? 'EENVELOPE 550' : 'ECONNECTION', refused ?? false)
    })
    const reaches = (expected: { state: string; attempts: number; last_failure: string }) =>
      vi.waitFor(async () => expect(await states()).toMatchObject([expected]), WITHIN)
    const postponed = async (attempts: number, last_failure: string) => {
      const due_at = clock.now + retryDelayMs(attempts, 0.5)
      await vi.waitFor(
        async () => expect(await states()).toEqual([{ state: 'pending', attempts, due_at, last_failure }]),
        WITHIN,
      )
      wait(due_at - clock.now)
    }
    await accept()
    for (const attempts of [1, 2, 3]) await postponed(attempts, 'ECONNECTION')
    for (const attempts of [4, 5]) await postponed(attempts, `EENVELOPE 550, refusal ${attempts - 3}`)
    await postponed(6, 'ECONNECTION')
    for (const attempts of [7, 8]) await postponed(attempts, `EENVELOPE 550, refusal ${attempts - 6}`)
    await reaches({ state: 'dead', attempts: 9, last_failure: 'EENVELOPE 550, refusal 3' })
    await inbox.retry()
    worker.poke()
    for (const attempts of [10, 11]) await postponed(attempts, `EENVELOPE 550, refusal ${attempts - 9}`)
    await reaches({ state: 'dead', attempts: 12, last_failure: 'EENVELOPE 550, refusal 3' })
  })

  it('retries the write that records a mail as sent, and does not send the mail again', async () => {
    const sent: Mail[] = []
    let failures = 3
    const { accept, states, logged } = await startOutboxWorker(
      async (mail) => void sent.push(mail),
      ({ markSent }) => ({
        markSent: (...about) => (failures-- > 0 ? Promise.reject(new Error('locked')) : markSent(...about)),
      }),
    )
    await accept()
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]),
      WITHIN,
    )
    await vi.waitFor(() => expect(logged('mail sent')).toBe(1), WITHIN)
    expect(sent).toHaveLength(1)
  })

  it('logs a failure if it cannot record a mail as sent before the lease expires', async () => {
    let tries = 0
    const { accept, wait, logged } = await startOutboxWorker(
      async () => undefined,
      () => ({ markSent: () => Promise.reject(new Error(`locked ${tries++}`)) }),
    )
    await accept()
    await vi.waitFor(() => expect(tries).toBe(2), WITHIN)
    wait(LEASE_MS)
    await vi.waitFor(() => expect(logged('outbox not written')).toBe(1), WITHIN)
  })

  it('logs one line when the outbox becomes unreadable and one line when the outbox is readable again', async () => {
    let failures = 4
    const { accept, logged } = await startOutboxWorker(
      async () => undefined,
      ({ claim }) => ({
        claim: (...about) => (failures-- > 0 ? Promise.reject(new Error('not reachable')) : claim(...about)),
      }),
    )
    for (let n = 0; n < 4; n++) await accept()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(4), WITHIN)
    expect([logged('outbox not readable'), logged('outbox readable again')]).toEqual([1, 1])
  })
})
