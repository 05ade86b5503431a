import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startMailSink } from '#test/support/mail-sink.ts'
import { validMessage } from '#test/support/messages.ts'
import { hasPostgres, startPostgres } from '#test/support/postgres.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'

const WITHIN = { timeout: 30_000, interval: 20 }

describe.skipIf(!hasPostgres())('server on PostgreSQL', () => {
  it('stores and mails each message once on a shared database, and reconnects after a database crash', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const sink = await startMailSink()
    const settings = {
      DATABASE_URL: await postgres.createDatabase(),
      SMTP_URL: sink.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'team@example.com',
    }
    const servers = await Promise.all([startServer(settings), startServer(settings), startServer(settings)])
    const posts = Array.from({ length: 30 }, (_, n) => {
      const { url } = servers[n % 3] as (typeof servers)[0]
      return postMessage(
        url,
        { ...validMessage, message: `no. ${n % 10}` },
        { 'idempotency-key': `key-${n % 10}` },
      )
    })
    const references = (await Promise.all(posts)).map(async (response) => {
      expect(response.status).toBe(201)
      return ((await response.json()) as { reference: string }).reference
    })
    expect(new Set(await Promise.all(references)).size).toBe(10)
    await vi.waitFor(() => expect(sink.mails.length).toBeGreaterThanOrEqual(10), WITHIN)
    expect(new Set(sink.mails.map(({ headers }) => headers.get('message-id'))).size).toBe(10)
    expect(sink.mails).toHaveLength(10)

    await postgres.crash()
    await vi.waitFor(async () => {
      for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    }, WITHIN)
    expect((await postMessage(servers[0].url, validMessage)).status).toBe(201)
  }, 90_000)
})
