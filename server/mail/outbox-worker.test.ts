import { describe, expect, it, vi } from 'vitest'
import { PERSONAL, validMessage } from '#test/support/messages.ts'
import { TEAM } from '#test/support/routes.ts'
import { startOutboxWorker } from '#test/support/start-outbox-worker.ts'
import { LEASE_MS } from '../store/outbox.ts'
import { DeliveryFailure, retryDelayMs } from './delivery-failure.ts'
import type { Mail } from './mail-templates.ts'

const SENT = expect.objectContaining({ state: 'sent', attempts: 1 })

const WITHIN = { timeout: 10_000, interval: 5 }

describe('outbox worker', () => {
  it('logs the reply codes for refused recipients, but not their addresses', async () => {
    const { accept, states, logged, logLines } = await startOutboxWorker(async () => [550, 451])
    await accept()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(1), WITHIN)
    expect(await states()).toMatchObject([{ state: 'sent' }])
    const line = logLines.find((text) => text.includes('mail refused for some recipients'))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, refusedWith: [550, 451] })
  })

  it('sends the next mail if composing a mail fails', async () => {
    let first = true
    const { accept, states } = await startOutboxWorker(async () => {
      if (!first) return
      first = false
      throw new TypeError('cannot read')
    })
    await accept()
    await accept()
    await vi.waitFor(async () => {
      const all = await states()
      expect(all.map(({ state }) => state).sort()).toEqual(['pending', 'sent'])
    }, WITHIN)
  })

  it('postpones the mail in flight when it is stopped', async () => {
    const { worker, accept, states, clock } = await startOutboxWorker(
      (_, signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(new DeliveryFailure('EABORT', false))),
        ),
    )
    await accept()
    await vi.waitFor(async () => expect(await states()).toMatchObject([{ attempts: 1 }]), WITHIN)
    await worker.stop(20)
    expect(await states()).toEqual([{ state: 'pending', attempts: 1, due_at: clock.now, last_failure: null }])
  })

  it('retries with growing delays while the relay is down', async () => {
    let attempts = 0
    const { accept, states, wait, clock, logLines } = await startOutboxWorker(async () => {
      attempts += 1
      if (attempts <= 12) throw new DeliveryFailure('ECONNECTION', false)
    })
    await accept()
    for (let attempt = 1; attempt <= 12; attempt++) {
      const due_at = clock.now + retryDelayMs(attempt)
      const expected = { state: 'pending', attempts: attempt, due_at, last_failure: 'ECONNECTION' }
      await vi.waitFor(async () => expect(await states()).toEqual([expected]), WITHIN)
      wait(due_at - clock.now)
    }
    await expect.poll(states, WITHIN).toMatchObject([{ state: 'sent', attempts: 13 }])
    expect(logLines.some((line) => line.includes('mail stuck') && line.includes('"level":50'))).toBe(true)
  })

  it.each([
    ['unanswered', 5, new DeliveryFailure('ECONNECTION', false, true), 'ECONNECTION, notice, unanswered 5'],
    ['refused', 3, new DeliveryFailure('EMESSAGE 554', true), 'EMESSAGE 554, notice, refusal 3'],
  ])(
    'sends a mail that is %s %i times, then as often a notice, and then gives up',
    async (_, times, ...rest) => {
      const [failure, last_failure] = rest
      const ids: string[] = []
      const { accept, reach } = await startOutboxWorker(async ({ id }) => {
        ids.push(id)
        throw failure
      })
      const reference = await accept()
      await reach({ state: 'dead', last_failure })
      expect(ids).toEqual([...Array(times).fill(reference), ...Array(times).fill(`${reference}-notice`)])
    },
  )

  it('sends a notice without personal data and counts it, if the content of a mail is refused', async () => {
    const mails: Mail[] = []
    const { accept, reach, logged } = await startOutboxWorker(async (mail) => {
      mails.push(mail)
      if (mail.text.includes(validMessage.name)) throw new DeliveryFailure('EMESSAGE 554', true)
    })
    const reference = await accept()
    await reach({ state: 'sent', last_failure: 'EMESSAGE 554, notice' })
    expect(mails[0]).toMatchObject({ text: expect.stringContaining('https://example.com/team/'), to: TEAM })
    const notice = mails.at(-1)
    expect(notice).toMatchObject({ subject: `Website message ${reference}`, id: `${reference}-notice` })
    expect(notice?.text).toContain(`npm run inbox -- show ${reference}`)
    expect(notice?.replyTo).toBeUndefined()
    expect(JSON.stringify(notice)).not.toMatch(PERSONAL)
    expect(logged('mail notice-sent')).toBe(1)
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
    await expect.poll(states, WITHIN).toMatchObject([{ state: 'sent', attempts: 1 }])
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
    await vi.waitFor(() => expect(logged('outbox not read or written')).toBe(1), WITHIN)
  })

  it('claims and marks several mails in one write transaction each', async () => {
    let writes = 0
    const { accept, logged, states, worker } = await startOutboxWorker(
      async () => undefined,
      ({ claim, markSent }) => ({
        claim: async (...about) => {
          const claimed = await claim(...about)
          if (claimed.length > 0) writes += 1
          return claimed
        },
        markSent: (...about) => {
          writes += 1
          return markSent(...about)
        },
      }),
    )
    await Promise.all(Array.from({ length: 20 }, accept))
    worker.wake()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(20), WITHIN)
    await vi.waitFor(async () => expect(await states()).toEqual(Array(20).fill(SENT)), WITHIN)
    expect(writes).toBeLessThanOrEqual(14)
  })

  it('marks what was sent while the next mail hangs', async () => {
    let mails = 0
    const { accept, states } = await startOutboxWorker(async (_, signal) => {
      mails += 1
      if (mails === 3)
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('late'))))
    })
    await Promise.all(Array.from({ length: 4 }, accept))
    const countSent = async () => (await states()).filter(({ state }) => state === 'sent').length
    await vi.waitFor(async () => expect(await countSent()).toBe(2), WITHIN)
    expect(mails).toBe(3)
  })

  it('lets messages that arrive go first, but not for ever', { retry: 3 }, async () => {
    const sent: Mail[] = []
    const { accept, worker, logged } = await startOutboxWorker(async (mail) => void sent.push(mail))
    await accept()
    let arrivals = 0
    for (; sent.length === 0 && arrivals < 1_000; arrivals++) {
      worker.wake()
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(arrivals).toBeGreaterThan(20)
    await vi.waitFor(() => expect(logged('mail sent')).toBe(1), WITHIN)
  })

  it('tries a refused login once for all waiting mails, and again after a growing pause', async () => {
    let logins = 0
    const { accept, states, wait, store } = await startOutboxWorker(async () => {
      logins += 1
      if (logins <= 2) throw new DeliveryFailure('EAUTH 535', false)
    })
    await Promise.all(Array.from({ length: 5 }, accept))
    const countAttempts = async () => (await states()).reduce((sum, { attempts }) => sum + attempts, 0)
    for (const tries of [1, 2]) {
      await vi.waitFor(async () => expect(await countAttempts()).toBe(tries), WITHIN)
      expect((await store.outbox()).isLoginRefused).toBe(true)
      wait(retryDelayMs(tries) - 1)
      await new Promise((resolve) => setTimeout(resolve, 400))
      expect(logins).toBe(tries)
      wait(1)
    }
    await vi.waitFor(() => expect(logins).toBeGreaterThan(5), WITHIN)
  })

  it('sends mails again after the outbox could not be read', async () => {
    let failures = 2
    const { accept, logged } = await startOutboxWorker(
      async () => undefined,
      ({ claim }) => ({
        claim: (...about) => (failures-- > 0 ? Promise.reject(new Error('not reachable')) : claim(...about)),
      }),
    )
    for (let n = 0; n < 4; n++) await accept()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(4), WITHIN)
    expect(logged('outbox not read or written')).toBe(2)
  })
})
