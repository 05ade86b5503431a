import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { startMailSink } from '#test/support/mail-sink.ts'
import { validMessage } from '#test/support/messages.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { postMessage, startServer } from '#test/support/test-server.ts'

const WITHIN = { timeout: 10_000, interval: 20 }

describe('server', () => {
  it('serves the site, stores a message and writes its mail to data/mail', async () => {
    const { url, folder } = await startServer()
    expect((await fetch(url)).status).toBe(200)
    // The first message of a newcomer (README.md): its mail would be missing if the message were quarantined.
    const first = { ...validMessage, message: 'Do you build apps for schools?' }
    const response = await postMessage(url, first)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(messagesIn(folder)).toMatchObject([{ reference, ...first }])
    const mails = join(folder, 'data/mail')
    await vi.waitFor(() => expect(readdirSync(mails)).toEqual([`${reference}.eml`]), WITHIN)
    expect(readFileSync(join(mails, `${reference}.eml`), 'utf8')).toContain(`<${validMessage.email}>`)
    await vi.waitFor(() => expect(lastFailureIn(folder)).toBe('written to a file'), WITHIN)
  })

  it('sends the mail to the server of SMTP_URL', async () => {
    const sink = await startMailSink()
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Site <site@example.com>', MAIL_TO: 'team@example.com' }
    const { url, folder } = await startServer(mail)
    await postMessage(url, validMessage)
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), WITHIN)
    expect(sink.mails[0]).toMatchObject({ from: 'site@example.com', to: ['team@example.com'] })
    expect(sink.mails[0]?.headers.get('reply-to')).toContain(`<${validMessage.email}>`)
    expect(existsSync(join(folder, 'data/mail'))).toBe(false)
  })
})

describe('server after an uncaught exception', () => {
  it.each([
    ['thrown in a timer', "setTimeout(() => { throw new TypeError('of us') })"],
    ['unhandled rejection', "setTimeout(() => Promise.reject(new TypeError('of us')))"],
  ])('exits with 1, logs one line and loses no message: %s', async (_, code) => {
    const preload = join(temporaryFolder(), 'throw.cjs')
    writeFileSync(preload, `if (require('worker_threads').isMainThread) process.on('SIGUSR2', () => ${code})`)
    const { url, folder, process, exited, output } = await startServer({
      NODE_OPTIONS: `--require ${preload}`,
    })
    expect((await postMessage(url, validMessage)).status).toBe(201)
    process.kill('SIGUSR2')
    expect(await exited).toBe(1)
    expect(
      output()
        .split('\n')
        .filter((line) => line.includes('uncaught exception')),
    ).toHaveLength(1)
    expect(messagesIn(folder)).toHaveLength(1)
  })
})

function messagesIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'data/contact.db'), { readOnly: true })
  const rows = database.prepare('select * from messages').all()
  database.close()
  return rows.map((row) => ({ ...row }) as typeof validMessage & { reference: string })
}

function lastFailureIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'data/contact.db'), { readOnly: true })
  const row = database.prepare('select last_failure from notifications').get()
  database.close()
  return row?.last_failure
}
