import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { startMailSink } from '../support/mail-sink.ts'
import { serverClock } from '../support/server-clock.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { spawnTestServer, startServer } from '../support/test-server.ts'
import { inboxStatus, runInbox, runRestore, storeUrl } from './deploy-scripts.ts'
import { asQuoted, quotedLines } from './quoted-output.ts'
import { backUp, postMessages, referencesIn } from './stored-messages.ts'

const WITHIN = { timeout: 20_000, interval: 50 }
const DAY_MS = 86_400_000
const MAIL = { MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }

describe('docs/operations.md, drills', () => {
  it('a lost disk: the newest copy is restored on a new machine', async () => {
    const folder = createServerFolder()
    const first = await startServer({}, folder)
    const copied = await postMessages(first.url, 3)
    const copy = await backUp(folder)
    await postMessages(first.url, 2)
    await first.kill()
    rmSync(join(folder, 'data'), { recursive: true })
    await (await startServer({}, folder)).kill('SIGTERM')

    const { status, stdout, stderr } = await runRestore(storeUrl(folder), copy)
    expect(status).toBe(0)
    expectQuotes('A lost disk', asQuoted(stdout + stderr, folder, dirname(copy)))
    expect(referencesIn(folder)).toEqual(copied.sort())
  }, 120_000)

  it('a wrong clock: nothing is erased until an operator has looked', async () => {
    const folder = createServerFolder()
    const first = await startServer({}, folder)
    const references = await postMessages(first.url, 3)
    await vi.waitFor(() => expect(first.output()).toContain('"job":"purge"'), WITHIN)
    await first.kill()

    const clock = serverClock({ ahead: 800 * DAY_MS })
    const wrong = await startServer(clock, folder)
    await vi.waitFor(() => expect(wrong.output()).toContain('purge held'), WITHIN)
    expectQuotes('A wrong clock', wrong.output() + (await inboxStatus(folder, clock)))
    await wrong.kill()

    await startServer({}, folder)
    await vi.waitFor(async () => expect(await inboxStatus(folder)).toMatch(/^ok/), WITHIN)
    expect(referencesIn(folder)).toEqual(references.sort())
  }, 120_000)

  it('a mailbox that refuses: the message is kept, and sent after the correction', async () => {
    let isRefusing = true
    const sink = await startMailSink({
      onRcptTo: (_, __, done) =>
        done(isRefusing ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    })
    const folder = createServerFolder()
    const settings = { ...MAIL, SMTP_URL: sink.url }
    const server = await startServer({ ...settings, ...serverClock({ speed: 20 }) }, folder)
    const [reference = ''] = await postMessages(server.url, 1)
    await vi.waitFor(async () => expect(await inboxStatus(folder)).toMatch(/^fault/), WITHIN)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const seen = [server.output(), await inboxStatus(folder), (await runInbox(folder, 'list')).stdout]
    await server.kill()

    isRefusing = false
    await startServer(settings, folder)
    seen.push((await runInbox(folder, 'retry', reference)).stdout)
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), WITHIN)
    await vi.waitFor(async () => expect(await inboxStatus(folder)).toMatch(/^ok/), WITHIN)
    expectQuotes('A mailbox that refuses', asQuoted(seen.join('\n'), folder))
  }, 120_000)

  it('a damaged file: the server does not start, and the copy is restored', async () => {
    const folder = createServerFolder()
    const first = await startServer({}, folder)
    const copied = await postMessages(first.url, 3)
    const copy = await backUp(folder)
    await postMessages(first.url, 2)
    await first.kill('SIGTERM')
    const file = join(folder, 'data/contact.db')
    writeFileSync(file, readFileSync(file).fill(0xff, 4096, 12_288))

    const damaged = spawnTestServer({}, folder)
    expect(await damaged.exited).toBe(1)
    const { status, stdout, stderr } = await runRestore(storeUrl(folder), copy)
    expect(status).toBe(1)
    expectQuotes('A damaged file', asQuoted(damaged.output() + stdout + stderr, folder, dirname(copy)))
    expect(referencesIn(folder)).toEqual(copied.sort())
    expect(existsSync(file)).toBe(true)
  }, 120_000)
})

/** Fails if the output lacks a line that the section quotes. */
function expectQuotes(heading: string, output: string): void {
  for (const line of quotedLines(heading)) expect(output).toContain(line)
}
