import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createNewerVersion } from '#test/support/database-engines.ts'
import { validMessage } from '#test/support/messages.ts'
import { createServerFolder } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { postMessage, spawnTestServer, startServer } from '#test/support/test-server.ts'

const WITHIN = { timeout: 10_000, interval: 20 }

describe('server start', () => {
  it('reads .env, and environment variables override its values', async () => {
    const folder = createServerFolder()
    writeFileSync(
      join(folder, '.env'),
      `SITE_URL=https://example.com\nPORT=1\nMAIL_DIRECTORY=${folder}/mail\n`,
    )
    const { url } = await startServer({}, folder)
    expect((await fetch(url)).headers.get('strict-transport-security')).not.toBeNull()
  })

  it('logs where mails are written, and warns about each setting that is probably wrong', async () => {
    const folder = createServerFolder()
    writeFileSync(
      join(folder, 'dist/.build.env'),
      '# 0a1b\nSITE_URL="https://old.example"\nRETENTION_DAYS="30"\n',
    )
    const settings = {
      SITE_URL: 'https://new.example',
      PUBLIC_API_BASE_URL: 'https://api.example',
      MAIL_TO: 'team@example.com',
      SMTP_SERVER: 'smtp://mail.example.com',
    }
    const { url, output } = await startServer(settings, folder)
    for (const client of ['203.0.113.1', '203.0.113.2'])
      await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': client } })
    const warnings = () => linesOf(output()).filter(({ level }) => level === 40)
    await vi.waitFor(() => expect(warnings()).toHaveLength(6), WITHIN)
    expect(warnings().map(({ msg }) => msg.split(':')[0])).toEqual([
      'MAIL_TO',
      'SMTP_SERVER',
      'SITE_URL',
      'PUBLIC_API_BASE_URL',
      'RETENTION_DAYS',
      'TRUST_PROXY',
    ])
    expect(linesOf(output()).find(({ msg }) => msg === 'server ready')).toMatchObject({
      mails: join(folder, 'data/mail'),
    })
  })

  it('npm start: says the address in words, and warns of no other port than that of the build', async () => {
    const folder = createServerFolder()
    writeFileSync(join(folder, 'dist/.build.env'), '# 0a1b\n')
    const { url, output } = await startServer({ npm_lifecycle_event: 'start' }, folder)
    await vi.waitFor(() => expect(output()).toContain(`The website is at ${url} (Ctrl+C stops it)\n`), WITHIN)
    expect(linesOf(output()).filter(({ level }) => level === 40)).toEqual([])
  })

  it('prints only JSON without npm start', async () => {
    const { output } = await startServer()
    await vi.waitFor(() => expect(output()).toContain('"server ready"'), WITHIN)
    expect(linesOf(output())).toHaveLength(output().trim().split('\n').length)
  })

  it('logs no warning if the pages were built with the same settings and the proxy is trusted', async () => {
    const folder = createServerFolder()
    writeFileSync(join(folder, 'dist/.build.env'), '# 0a1b\nSITE_URL="https://site.example"\n')
    const settings = { SITE_URL: 'https://site.example', TRUST_PROXY: '127.0.0.1' }
    const { url, output } = await startServer(settings, folder)
    await fetch(`${url}/about`, { headers: { 'x-forwarded-for': '203.0.113.1' } })
    await vi.waitFor(() => expect(output()).toContain('"route":"/about"'), WITHIN)
    expect(linesOf(output()).filter(({ level }) => level === 40)).toEqual([])
  })

  it('starts on the tables of a newer release, with a warning, so that a failed release leaves a site', async () => {
    const folder = createServerFolder()
    await createNewerVersion({ engine: 'sqlite', path: join(folder, 'data/contact.db') })
    const { url, output } = await startServer({}, folder)
    expect((await postMessage(url, validMessage)).status).toBe(201)
    await vi.waitFor(
      () => expect(output()).toContain('"msg":"DATABASE_URL: a newer release has added to the tables'),
      WITHIN,
    )
  })

  it.each([
    ['PORT', 'x'],
    ['DATABASE_URL', 'sqlite:/dev/null/contact.db'],
    ['DATABASE_URL', 'sqlite:/proc/x/contact.db'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['HOST', '192.0.2.1'],
  ])('fails with %s=%s and prints one line with the variable', async (name, value) => {
    const { exited, output } = spawnTestServer({ [name]: value })
    expect(await exited).toBe(1)
    const lines = output().trim().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: `))
  })

  it('fails with a PostgreSQL database and without SMTP_URL, because each server would keep its mails', async () => {
    const { exited, output } = spawnTestServer({
      DATABASE_URL: 'postgres://site@127.0.0.1:1/contact',
      MAIL_DIRECTORY: '',
    })
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(/^SMTP_URL: required with PostgreSQL; [^\n]+ MAIL_DIRECTORY [^\n]+$/)
  })

  it('fails with an https SITE_URL and without SMTP_URL, because mails would silently become files', async () => {
    const { exited, output } = spawnTestServer({ SITE_URL: 'https://example.com', MAIL_DIRECTORY: '' })
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(/^SMTP_URL: required with an https SITE_URL; [^\n]+$/)
  })

  it('fails if the port is in use', async () => {
    const { url } = await startServer()
    const { exited, output } = spawnTestServer({ PORT: new URL(url).port })
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(/^PORT: [^\n]+$/)
  })

  it('fails if the build is missing', async () => {
    const { exited, output } = spawnTestServer({}, temporaryFolder())
    expect(await exited).toBe(1)
    expect(output().trim()).toMatch(/dist is missing: run npm run build$/)
  })
})

function linesOf(output: string): { level: number; msg: string }[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}
