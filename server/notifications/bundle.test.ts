import { describe, expect, it, vi } from 'vitest'
import { startOutboxWorker } from '#test/support/start-outbox-worker.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import { BUNDLE_DELAY_MS, createMailPace, MAX_SINGLE_MAILS } from './mail-pace.ts'
import type { Mail } from './mail-templates.ts'
import type { Mailer } from './mailer.ts'

const WITHIN = { timeout: 10_000, interval: 5 }

/** Stores messages after the maximum number of single mails was sent. @param send sends the bundles */
async function startBundles(messages: number, send: Mailer['send']) {
  const pace = createMailPace()
  const started = await startOutboxWorker(send, () => ({}), pace)
  pace.recordSent(MAX_SINGLE_MAILS, started.clock.now)
  const references: string[] = []
  for (let n = 0; n < messages; n++) references.push(await started.accept())
  return { ...started, references }
}

describe('outbox worker', () => {
  it('bundles further messages in one mail after five minutes', async () => {
    const sent: Mail[] = []
    const { references, states, wait, logged, metricsText } = await startBundles(
      3,
      async (mail) => void sent.push(mail),
    )
    wait(BUNDLE_DELAY_MS - 1)
    expect(sent).toEqual([])
    wait(1)
    await vi.waitFor(() => expect(logged('bundle sent')).toBe(1), WITHIN)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toBe('Website: 3 messages')
    for (const [n, reference] of references.entries())
      expect(sent[0]?.text).toMatch(
        new RegExp(`${reference}  .*  Amina Bello <amina@example.com>.*\n  no. ${n}\n`),
      )
    expect(new Set((await states()).map(({ state }) => state))).toEqual(new Set(['sent']))
    expect(await metricsText()).toContain('website_mail_attempts_total{outcome="bundle-sent"} 1')
    wait(BUNDLE_DELAY_MS * 10)
    expect(sent).toHaveLength(1)
  })

  it('sends the references of a bundle whose content is refused', async () => {
    const sent: Mail[] = []
    const { references, states, wait, logged } = await startBundles(3, async (mail) => {
      if (mail.text.includes('no. 1')) throw new DeliveryFailure('EMESSAGE 554', true)
      sent.push(mail)
    })
    wait(BUNDLE_DELAY_MS)
    await vi.waitFor(() => expect(logged('bundle sent')).toBe(1), WITHIN)
    for (const reference of references) expect(sent[0]?.text).toContain(reference)
    expect(sent[0]?.text).not.toMatch(/amina|no\. \d/i)
    expect(await states()).toMatchObject(
      references.map(() => ({ state: 'sent', last_failure: 'EMESSAGE 554, notice' })),
    )
  })

  it('retries all messages of a bundle if the relay is down, and marks them as dead after three refusals', async () => {
    let answer = new DeliveryFailure('ECONNECTION', false)
    const { states, wait } = await startBundles(2, () => Promise.reject(answer))
    wait(BUNDLE_DELAY_MS)
    const postponed = { state: 'pending', attempts: 1, last_failure: 'ECONNECTION' }
    await vi.waitFor(async () => expect(await states()).toMatchObject([postponed, postponed]), WITHIN)
    answer = new DeliveryFailure('EENVELOPE 550', true)
    await vi.waitFor(async () => {
      wait(60_000)
      const dead = { state: 'dead', last_failure: 'EENVELOPE 550, refusal 3' }
      expect(await states()).toMatchObject([dead, dead])
    }, WITHIN)
  })
})
