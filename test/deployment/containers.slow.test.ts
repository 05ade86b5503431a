import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { replaceAll } from '../support/deploy-config.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startServer } from '../support/test-server.ts'
import { ROOT, storeUrl } from './deploy-scripts.ts'
import { postMessages } from './stored-messages.ts'

type Service = { command?: string[]; environment: Record<string, string>; [name: string]: unknown }
const WITHIN = { timeout: 60_000, interval: 200 }

const { services } = parse(readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8')) as {
  services: Record<string, Service>
}

// No container engine is needed: each test runs a command of the container on this machine.

test('container: is unhealthy while no message can be stored', async () => {
  const { url, folder } = await startServer()
  const [, list = '[]'] = /^HEALTHCHECK --[\s\S]+?CMD (\[.+\])$/m.exec(read('deploy/Dockerfile')) ?? []
  const [, ...args] =
    replaceAll(list, [[/http:\/\/127\.0\.0\.1:3000/, url]]).match(/"(?:[^"\\]|\\.)*"/g) ?? []
  const check = () =>
    new Promise<number>((resolve) => {
      execFile(
        process.execPath,
        args.map((text) => JSON.parse(text)),
        (error) => resolve(error ? Number(error.code) : 0),
      )
    })
  expect(await check()).toBe(0)
  const other = new DatabaseSync(join(folder, 'data/contact.db'))
  other.exec('begin immediate')
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await vi.waitFor(async () => expect(await check()).toBe(1), WITHIN)
  other.close()
}, 120_000)

test('compose.yaml: runs two servers on PostgreSQL, and no program as root or with a writable system', () => {
  expect(services.website).toMatchObject({ deploy: { replicas: 2 }, ports: ['127.0.0.1:3000-3001:3000'] })
  expect(services.website?.environment.DATABASE_URL).toContain('@postgres:5432/')
  for (const name of ['website', 'backup', 'watch'])
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(
    read('deploy/Dockerfile')
      .match(/^USER \w+$/gm)
      ?.at(-1),
  ).toBe('USER node')
})

test('compose.yaml: the command of the service backup makes copies', async () => {
  const { url, folder } = await startServer()
  await postMessages(url, 1)
  const copies = temporaryFolder()
  run('backup', { DATABASE_URL: storeUrl(folder) }, copies)
  await vi.waitFor(() => {
    expect(readdirSync(copies).filter((name) => /^messages-\w+\.gz$/.test(name))).toHaveLength(1)
  }, WITHIN)
}, 120_000)

test('compose.yaml: the command of the service watch sends an alarm', async () => {
  const { url } = await startServer()
  const state = temporaryFolder()
  mkdirSync(join(state, 'faults'))
  const alarms = join(state, 'alarms')
  const settings = {
    STATE_DIRECTORY: state,
    ALARM: `cat >>${alarms}`,
    SITE_URL: url,
  }
  const passed = Object.keys(services.watch?.environment ?? {}).filter((name) => name !== 'HEARTBEAT_URL')
  expect(Object.keys(settings).sort()).toEqual(passed.sort())
  run('watch', settings, temporaryFolder())
  await vi.waitFor(() => {
    expect(existsSync(alarms) && readFileSync(alarms, 'utf8')).toContain('The newest copy of the messages')
  }, WITHIN)
  expect(readFileSync(alarms, 'utf8')).not.toContain('does not answer')
}, 120_000)

/** Starts the command of a service in the root of the repository, with another folder for the copies. */
function run(name: string, environment: Record<string, string>, copies: string): void {
  const [program = '', ...args] = services[name]?.command ?? []
  const child: ChildProcess = spawn(
    program,
    args.map((arg) => arg.replaceAll('/var/backups/website', copies)),
    { cwd: ROOT, env: { PATH: process.env.PATH, ...environment }, detached: true, stdio: 'ignore' },
  )
  onTestFinished(() => {
    if (child.pid !== undefined) process.kill(-child.pid)
  })
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}
