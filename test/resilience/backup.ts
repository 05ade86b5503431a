import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { openDatabase } from '#server/database/open-database.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { createServerFolder } from '../support/spawn-server.ts'
import { ask, startVisitors } from './clients.ts'
import { launch } from './programs.ts'
import { atMost, exactly, type Figure, type Proof, wait } from './scenario.ts'
import { compareWithStore } from './verify-store.ts'

const VISITORS = 4
const INBOX = resolve(import.meta.dirname, '../../server/cli/main.ts')

/** Restores copies made under load: each holds every message that was accepted before the copy began. */
export const backup: Proof = {
  name: 'copies made under load',
  missing: () => (findPostgres() ? undefined : 'PostgreSQL is not installed: apt-get install postgresql'),
  async run(size): Promise<Figure[]> {
    const copies = size === 'long' ? 10 : 2
    const postgres = await startPostgres()
    // pg_dump and pg_restore lie on the PATH, or beside the server's programs.
    const PATH = `${process.env.PATH}:${findPostgres()}`
    const sqlite = await copyAndRestore(copies, {}, async (file) => ({ engine: 'sqlite', path: file }))
    const settings = { DATABASE_URL: await postgres.createDatabase(), PATH }
    const shared = await copyAndRestore(copies, settings, async (file) => {
      const url = await postgres.createDatabase()
      await run('pg_restore', ['--dbname', url, '--no-owner', file], { env: { PATH } })
      return { engine: 'postgres', url }
    })
    await postgres.stop()
    return [...sqlite, ...shared]
  },
}

type Address = Parameters<typeof openDatabase>[0]

async function copyAndRestore(
  copies: number,
  settings: Record<string, string>,
  restore: (file: string) => Promise<Address>,
): Promise<Figure[]> {
  const folder = createServerFolder()
  const program = launch({ folder, environment: { ...settings, CONTACT_RATE_MAX: '1000000' } })
  const url = await program.listening
  const visitors = startVisitors([url], VISITORS)
  const stalls: number[] = []
  const made: { file: string; before: typeof visitors.acknowledged }[] = []
  for (let copy = 0; copy < copies; copy++) {
    await wait(500)
    const before = [...visitors.acknowledged]
    const file = join(folder, `copy-${copy}`)
    const making = inbox(folder, settings, 'backup', file)
    let done = false
    void making.then(() => {
      done = true
    })
    while (!done) {
      stalls.push((await ask(`${url}/readyz`)).ms)
      await wait(20)
    }
    await making
    made.push({ file, before })
  }
  await visitors.stop()
  program.process.kill('SIGKILL')
  await program.exited

  let unfit = 0
  let engine = ''
  for (const { file, before } of made) {
    const address = await restore(file)
    engine = address.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
    const database = await openDatabase(address)
    const figures = await compareWithStore(database, before)
    await database.destroy()
    if (figures.some(({ ok }) => !ok)) unfit += 1
  }
  return [
    exactly(`${engine}: copies that lack a message or its mail, of ${copies}`, unfit, 0),
    exactly(`${engine}: answers other than 201 and 503 meanwhile`, visitors.unexpected.length, 0),
    atMost(`${engine}: slowest /readyz, which writes, meanwhile`, Math.max(...stalls), 1_000, ' ms'),
  ]
}

function inbox(folder: string, settings: Record<string, string>, ...args: string[]): Promise<void> {
  return run(process.execPath, [INBOX, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
  })
}

function run(file: string, args: string[], options = {}): Promise<void> {
  return new Promise((done, fail) => {
    execFile(file, args, options, (error) => (error ? fail(error) : done()))
  })
}
