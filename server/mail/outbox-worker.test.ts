import { describe, expect, it, vi } from 'vitest'
import { startOutboxWorker } from '#test/support/start-outbox-worker.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { Mail } from './mail-templates.ts'

const WITHIN = { timeout: 10_000, interval: 5 }

describe('outbox worker', () => {
  it('sends one mail as soon as a message is stored', async () => {
    const sent: Mail[] = []
    const { accept, states, wait } = await startOutboxWorker(async (mail) => void sent.push(mail))
    const reference = await accept()
    await vi.waitFor(
      async () => expect(await states()).toMatchObject([{ state: 'sent', attempts: 1 }]),
      WITHIN,
    )
    wait(3_600_000)
    await accept()
    await vi.waitFor(() => expect(sent).toHaveLength(2), WITHIN)
    expect(sent[0]?.id).toBe(reference)
  })

  it('logs the reply codes for refused recipients, but not their addresses', async () => {
    const { accept, states, logged, logLines, outcomes } = await startOutboxWorker(async () => [550, 451])
    await accept()
    await vi.waitFor(() => expect(logged('mail sent')).toBe(1), WITHIN)
    expect(await states()).toMatchObject([{ state: 'sent' }])
    const line = logLines.find((text) => text.includes('mail refused for some recipients'))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, refusedWith: [550, 451] })
    expect(outcomes).toEqual(['mail partially-sent'])
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
})
