import { expect, it } from 'vitest'
import { describeEngines } from '#test/support/database-engines.ts'
import { submissionOf } from '#test/support/messages.ts'
import { createTeamLinks } from '../team/team-links.ts'
import { createMailChannel } from './mail-channel.ts'
import type { Mail } from './mail-templates.ts'

describeEngines('mail threads', (engine) => {
  /** Sends the mails of two messages and returns their threads. */
  async function threadsOf(...fields: { email?: string; message?: string }[]) {
    const database = await engine.open()
    const mails: Mail[] = []
    const channel = createMailChannel({
      mailer: { send: async (mail) => void mails.push(mail), close() {} },
      database,
      teamLinks: createTeamLinks(database, 'https://example.com'),
    })
    for (const [n, field] of fields.entries()) {
      const message = { ...submissionOf().message, ...field, reference: `K7Q2-M9X${n}`, acceptedAt: n }
      const options = { now: n, signal: new AbortController().signal }
      await channel.send({ message, attempt: 1, lastFailure: null }, options)
    }
    return mails.map(({ thread }) => thread)
  }

  it('are the same for one address and subject, in any spelling, and hide the address', async () => {
    const [first, second] = await threadsOf({ email: 'ada@example.com' }, { email: 'Ada@Example.com' })
    expect(first).toMatch(/^thread-[\da-f]{32}$/)
    expect(second).toBe(first)
    const [elsewhere] = await threadsOf({ email: 'ada@example.com' })
    expect(elsewhere).not.toBe(first)
  })

  it('differ for another address and another subject', async () => {
    const message = 'Subject: Academy\n\nGood morning'
    const threads = await threadsOf({}, { email: 'ola@example.com' }, { message })
    expect(new Set(threads).size).toBe(3)
  })
})
