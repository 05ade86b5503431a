import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startMailSink } from '#test/support/mail-sink.ts'
import { validMessage } from '#test/support/messages.ts'
import { hasPostgres, startPostgres } from '#test/support/postgres.ts'
import { createServerFolder } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { postMessage, spawnTestServer, startServer } from '#test/support/test-server.ts'

const WITHIN = { timeout: 10_000, interval: 20 }

describe('the program', () => {
  it('serves the site, keeps a message and leaves its mail in data/mail', async () => {
    const { url, folder } = await startServer()
    expect((await fetch(url)).status).toBe(200)
    const response = await postMessage(url, validMessage)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(messagesIn(folder)).toEqual([{ reference, ...validMessage }])
    const mails = join(folder, 'data/mail')
    await vi.waitFor(() => expect(readdirSync(mails)).toEqual([`${reference}.eml`]), WITHIN)
    expect(readFileSync(join(mails, `${reference}.eml`), 'utf8')).toContain(`<${validMessage.email}>`)
  })

  it('sends the mail to a real server where one is set', async () => {
    const sink = await startMailSink()
    const mail = { SMTP_URL: sink.url, MAIL_FROM: 'Site <site@example.com>', MAIL_TO: 'team@example.com' }
    const { url, folder } = await startServer(mail)
    await postMessage(url, validMessage)
    await vi.waitFor(() => expect(sink.mails).toHaveLength(1), WITHIN)
    expect(sink.mails[0]).toMatchObject({ from: 'site@example.com', to: ['team@example.com'] })
    expect(sink.mails[0]?.headers.get('reply-to')).toContain(`<${validMessage.email}>`)
    expect(existsSync(join(folder, 'data/mail'))).toBe(false)
  })

  it('has every acknowledged message after being killed at that very moment', async () => {
    const folder = createServerFolder()
    const acknowledged: string[] = []
    for (let round = 0; round < 3; round++) {
      const server = await startServer({ CONTACT_RATE_MAX: '1000' }, folder)
      const posts = Array.from({ length: 5 }, (_, post) =>
        postMessage(server.url, { ...validMessage, message: `${round}.${post}` }),
      )
      for (const response of await Promise.all(posts)) {
        acknowledged.push(((await response.json()) as { reference: string }).reference)
      }
      server.process.kill('SIGKILL')
      await server.exited
    }
    expect(acknowledged).toHaveLength(15)
    expect(
      messagesIn(folder)
        .map(({ reference }) => reference)
        .sort(),
    ).toEqual(acknowledged.sort())
  })

  it('answers health checks and visitors while another process holds the lock', async () => {
    const { url, folder } = await startServer()
    const other = new DatabaseSync(join(folder, 'data/contact.db'))
    other.exec('begin immediate')
    const start = performance.now()
    let isRefused = false
    const post = postMessage(url, validMessage).finally(() => {
      isRefused = true
    })
    // The first may come before the message does; were the server held up, the second would wait as long as it.
    for (let check = 0; check < 2; check++) expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(isRefused).toBe(false)
    expect((await post).status).toBe(503)
    expect(performance.now() - start).toBeLessThan(5_000)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)

    other.exec('rollback')
    other.close()
    expect((await postMessage(url, validMessage)).status).toBe(201)
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), WITHIN)
    expect(messagesIn(folder)).toHaveLength(1)
  })

  it('reads .env, which what is set already overrules', async () => {
    const folder = createServerFolder()
    writeFileSync(join(folder, '.env'), 'SITE_URL=https://example.com\nPORT=1\n')
    const { url } = await startServer({}, folder)
    expect((await fetch(url)).headers.get('strict-transport-security')).not.toBeNull()
  })

  it('says at its start which way mails go, and warns of what is more often forgotten than meant', async () => {
    const folder = createServerFolder()
    writeFileSync(
      join(folder, 'dist/.built-from'),
      '# 0a1b\nSITE_URL="https://old.example"\nRETENTION_DAYS="30"\n',
    )
    const settings = {
      SITE_URL: 'https://new.example',
      PUBLIC_API_BASE_URL: 'https://api.example',
      MAIL_TO: 'team@example.com',
    }
    const { url, output } = await startServer(settings, folder)
    for (const client of ['203.0.113.1', '203.0.113.2'])
      await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': client } })
    const warnings = () => linesOf(output()).filter(({ level }) => level === 40)
    await vi.waitFor(() => expect(warnings()).toHaveLength(5), WITHIN)
    expect(warnings().map(({ msg }) => msg.split(':')[0])).toEqual([
      'MAIL_TO',
      'SITE_URL',
      'PUBLIC_API_BASE_URL',
      'RETENTION_DAYS',
      'TRUST_PROXY',
    ])
    expect(linesOf(output()).find(({ msg }) => msg === 'ready for visitors')).toMatchObject({
      mails: join(folder, 'data/mail'),
    })
  })

  it('warns of nothing where settings, pages and proxy agree', async () => {
    const folder = createServerFolder()
    writeFileSync(join(folder, 'dist/.built-from'), '# 0a1b\nSITE_URL="https://site.example"\n')
    const settings = { SITE_URL: 'https://site.example', TRUST_PROXY: '127.0.0.1' }
    const { url, output } = await startServer(settings, folder)
    await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    await vi.waitFor(() => expect(output()).toContain('"route":"/healthz"'), WITHIN)
    expect(linesOf(output()).filter(({ level }) => level === 40)).toEqual([])
  })
})

describe.skipIf(!hasPostgres())('the program on PostgreSQL', () => {
  it('shares one store with others: each message once, each mail once', async () => {
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
  }, 60_000)
})

describe('a stop', () => {
  it('by SIGTERM turns /readyz first, finishes what is under way and ends with 0', async () => {
    const { url, process, exited, output } = await startServer()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const underWay = await beginPost(url)
    const start = performance.now()
    process.kill('SIGTERM')
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), WITHIN)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await postMessage(url, validMessage)).status).toBe(201)
    underWay.destroy()
    expect(await exited).toBe(0)
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(output()).toContain('"stopped"')
  })

  it('by SIGINT does not wait for proxies', async () => {
    const { process, exited } = await startServer()
    const start = performance.now()
    process.kill('SIGINT')
    expect(await exited).toBe(0)
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  it('goes on in good order when the same Ctrl-C comes twice, as under npm', async () => {
    const { url, process, exited, output } = await startServer()
    const underWay = await beginPost(url)
    process.kill('SIGINT')
    await vi.waitFor(() => expect(output()).toContain('"stopping"'), { ...WITHIN, interval: 1 })
    process.kill('SIGINT')
    await wait(50)
    underWay.destroy()
    expect(await exited).toBe(0)
    expect(output()).toContain('"stopped"')
  })

  it('ends at once at a second signal', async () => {
    const { url, process, exited, output } = await startServer()
    await beginPost(url)
    process.kill('SIGTERM')
    await vi.waitFor(() => expect(output()).toContain('"stopping"'), WITHIN)
    await wait(600)
    process.kill('SIGTERM')
    expect(await exited).toBe(1)
    expect(output()).not.toContain('"stopped"')
  })
})

describe('a mistake that nobody expected', () => {
  it.each([
    ['thrown outside of any request', "setTimeout(() => { throw new TypeError('of us') }, 300)"],
    ['in a promise that nobody waits for', "setTimeout(() => Promise.reject(new TypeError('of us')), 300)"],
  ])('%s ends the process, says so in one line and loses nothing', async (_, code) => {
    const mistake = join(temporaryFolder(), 'mistake.cjs')
    writeFileSync(mistake, `if (require('worker_threads').isMainThread) process.on('SIGUSR2', () => ${code})`)
    const { url, folder, process, exited, output } = await startServer({
      NODE_OPTIONS: `--require ${mistake}`,
    })
    expect((await postMessage(url, validMessage)).status).toBe(201)
    process.kill('SIGUSR2')
    expect(await exited).toBe(1)
    expect(
      output()
        .split('\n')
        .filter((line) => line.includes('ended by a mistake')),
    ).toHaveLength(1)
    expect(messagesIn(folder)).toHaveLength(1)
  })
})

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'x'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['SMTP_URL', 'smtp://localhost'],
    ['DATABASE_URL', 'sqlite:/dev/null/contact.db'],
    ['HOST', '192.0.2.1'],
    ['METRICS_PORT', 'on'],
  ])('%s=%s ends the start with one line that names a variable', async (name, value) => {
    const { exited, output } = spawnTestServer({ [name]: value })
    expect(await exited).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(name === 'SMTP_URL' ? /^MAIL_FROM: / : new RegExp(`^${name}: `))
  })

  it('is a port that is taken', async () => {
    const { url } = await startServer()
    const { exited, output } = spawnTestServer({ PORT: new URL(url).port })
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(/^PORT: [^\n]+$/)
  })

  it('is a missing build', async () => {
    const { exited, output } = spawnTestServer({}, temporaryFolder())
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(/dist is missing: run npm run build$/)
  })
})

/** Begins to send a message: a stop waits for its end. */
function beginPost(url: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', reject)
    onTestFinished(() => void socket.destroy())
    const head = 'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
    socket.write(`${head}content-length: 100\r\n\r\n{`, () => resolve(socket))
  })
}

function linesOf(output: string): { level: number; msg: string }[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

function messagesIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'data/contact.db'), { readOnly: true })
  const rows = database.prepare('select reference, name, email, service, message from messages').all()
  database.close()
  return rows.map((row) => ({ ...row }) as typeof validMessage & { reference: string })
}
