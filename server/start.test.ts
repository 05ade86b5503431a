import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createNewerVersion } from '#test/support/database-engines.ts'
import { validMessage } from '#test/support/messages.ts'
import { readRows } from '#test/support/read-rows.ts'
import { createServerFolder } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { postMessage, spawnTestServer, startServer } from '#test/support/test-server.ts'

const WITHIN = { timeout: 10_000, interval: 20 }

const SHARED = { DATABASE_URL: 'postgres://site@127.0.0.1:1/contact', MAIL_DIRECTORY: '' }
const PUBLIC = { SITE_URL: 'https://example.com', MAIL_DIRECTORY: '' }

describe('server start', () => {
  it('reads .env with a byte order mark, and environment variables override its values', async () => {
    const folder = createServerFolder()
    writeFileSync(
      join(folder, '.env'),
      `\uFEFFSITE_URL=https://example.com\nPORT=1\nMAIL_DIRECTORY=${folder}/mail\n`,
    )
    const { url } = await startServer({}, folder)
    expect((await fetch(url)).headers.get('strict-transport-security')).not.toBeNull()
  })

  it('logs where mails are written, and warns once of a proxy that is not trusted', async () => {
    const folder = createServerFolder()
    const { url, output } = await startServer({ MAIL_TO: 'team@example.com' }, folder)
    for (const client of ['203.0.113.1', '203.0.113.2'])
      await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': client } })
    const warnings = () => linesOf(output()).filter(({ level }) => level === 40)
    await vi.waitFor(() => expect(warnings()).toHaveLength(1), WITHIN)
    expect(warnings()[0]?.msg).toMatch(/^TRUST_PROXY: /)
    expect(linesOf(output()).find(({ msg }) => msg === 'server ready')).toMatchObject({
      mails: join(folder, 'data/mail'),
    })
  })

  it('npm start: says in words where the site is and where messages are, and logs no warning if the proxy is trusted', async () => {
    const { url, output } = await startServer({ npm_lifecycle_event: 'start', TRUST_PROXY: '127.0.0.1' })
    await fetch(`${url}/about`, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    await vi.waitFor(() => expect(output()).toContain('"route":"/about"'), WITHIN)
    expect(output()).toContain(
      `The website is at ${url}, and stores messages in data/contact.db (Ctrl+C stops it)\n`,
    )
    expect(linesOf(output()).filter(({ level }) => level === 40)).toEqual([])
  })

  it('starts on the tables of a newer release, with a warning, so that a failed release leaves a site', async () => {
    const folder = createServerFolder()
    await createNewerVersion({ engine: 'sqlite', path: join(folder, 'data/contact.db') })
    const { url, output } = await startServer({}, folder)
    expect((await postMessage(url, validMessage)).status).toBe(201)
    const warning = '"msg":"DATABASE_URL: a newer release has added to the tables'
    await expect.poll(output, WITHIN).toContain(warning)
  })

  it.each<[name: string, settings: Record<string, string>, line: RegExp]>([
    ['a wrong value', { PORT: 'x' }, /^PORT: /],
    ['a wrong route', { MAIL_ROUTES: 'product:x=a@b.example' }, /^MAIL_ROUTES: there is no product:x; /],
    ['no folder for the database', { DATABASE_URL: 'sqlite:/dev/null/contact.db' }, /^DATABASE_URL: /],
    // Where the kernel makes no folder, Node's recursive mkdir never ends.
    ['a database in /proc', { DATABASE_URL: 'sqlite:/proc/x/contact.db' }, /^DATABASE_URL: .+ \(ENOENT\)$/],
    ['mails in /proc', { MAIL_DIRECTORY: '/proc/nope' }, /^MAIL_DIRECTORY: .+ \/proc\/nope \(ENOENT\)$/],
    ['the address of another machine', { HOST: '192.0.2.1' }, /^HOST, PORT: .+ \(EADDRNOTAVAIL\)$/],
    // Each server would keep its mails, or mails would silently become files.
    ['PostgreSQL without SMTP_URL', SHARED, /^SMTP_URL: required with PostgreSQL; .+ MAIL_DIRECTORY /],
    ['an https SITE_URL without SMTP_URL', PUBLIC, /^SMTP_URL: required with an https SITE_URL; /],
  ])('fails with one line for %s', async (_, settings, line) => {
    const { exited, output } = spawnTestServer(settings)
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(line)
    expect(output().trim()).not.toContain('\n')
  })

  it('fails with one line if the port is in use, and if the build is missing', async () => {
    const { url } = await startServer()
    const second = spawnTestServer({ PORT: new URL(url).port })
    const withoutBuild = spawnTestServer({}, temporaryFolder())
    expect([await second.exited, await withoutBuild.exited]).toEqual([1, 1])
    expect(second.output().trim()).toMatch(/^PORT: [^\n]+$/)
    expect(withoutBuild.output().trim()).toMatch(/dist is missing: run npm run build$/)
  })
})

function linesOf(output: string): { level: number; msg: string }[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}

it('server: serves the site, stores a message and writes its mail to data/mail', async () => {
  const { url, folder } = await startServer()
  expect((await fetch(url)).status).toBe(200)
  // The first message of a newcomer (README.md): its mail would be missing if the message were quarantined.
  const first = { ...validMessage, message: 'Do you build apps for schools?' }
  const response = await postMessage(url, first)
  expect(response.status).toBe(201)
  const { reference } = (await response.json()) as { reference: string }
  expect(rowsIn(folder, 'messages')).toMatchObject([{ reference, ...first }])
  const mails = join(folder, 'data/mail')
  await vi.waitFor(() => expect(readdirSync(mails)).toEqual([`${reference}.eml`]), WITHIN)
  const sent = [{ last_failure: 'written to a file' }]
  await vi.waitFor(() => expect(rowsIn(folder, 'notifications')).toMatchObject(sent), WITHIN)
  expect(readFileSync(join(mails, `${reference}.eml`), 'utf8')).toContain(`<${validMessage.email}>`)
})

it.each([
  ['thrown in a timer', "setTimeout(() => { throw new TypeError('of us') })"],
  ['unhandled rejection', "setTimeout(() => Promise.reject(new TypeError('of us')))"],
])(
  'server after an uncaught exception: exits with 1, logs one line and loses no message: %s',
  async (_, code) => {
    const preload = join(temporaryFolder(), 'throw.cjs')
    writeFileSync(preload, `if (require('worker_threads').isMainThread) process.on('SIGUSR2', () => ${code})`)
    const { url, folder, process, exited, output } = await startServer({
      NODE_OPTIONS: `--require ${preload}`,
    })
    expect((await postMessage(url, validMessage)).status).toBe(201)
    process.kill('SIGUSR2')
    expect(await exited).toBe(1)
    expect(linesOf(output()).filter(({ msg }) => msg.includes('uncaught exception'))).toHaveLength(1)
    expect(rowsIn(folder, 'messages')).toHaveLength(1)
  },
)

const rowsIn = (folder: string, table: 'messages' | 'notifications') =>
  readRows(join(folder, 'data/contact.db'), `select * from ${table}`).map((row) => ({ ...row }))
