import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openDatabase } from '#server/database/open-database.ts'
import { connectSqlite } from '#server/database/sqlite.ts'
import * as messages from '#server/migrations/001-messages.ts'
import { createServerFolder, freePort } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { messageOf, post } from './clients.ts'
import { launch } from './programs.ts'
import { exactly, type Proof, wait } from './scenario.ts'

const OLD_MESSAGES = 500

/** Kills the first start of a new release on an old store at a random moment, then starts two at once. */
export const firstStart: Proof = {
  name: 'a first start on an old store, killed',
  async run(size) {
    const rounds = size === 'long' ? 20 : 3
    const old = await writeOldStore()
    let damaged = 0
    let lost = 0
    let migrated = 0
    let kills = 0
    let refusedToStart = 0
    const begun = performance.now()
    const undisturbed = launch({ folder: folderWith(old) })
    await undisturbed.listening
    const startMs = performance.now() - begun
    undisturbed.process.kill('SIGKILL')
    await undisturbed.exited

    for (let round = 0; round < rounds; round++) {
      const folder = folderWith(old)
      const killed = launch({ folder })
      await wait(startMs * (0.3 + Math.random()))
      killed.process.kill('SIGKILL')
      if ((await killed.exited) === 'SIGKILL') kills += 1
      const path = join(folder, 'data/contact.db')
      const left = inspect(path)
      if (left.isMigrated) migrated += 1

      const ports = [await freePort(), await freePort()]
      const both = ports.map((port) => launch({ folder, environment: { PORT: String(port) } }))
      const urls = await Promise.all(both.map(({ listening }) => listening.catch(() => undefined)))
      refusedToStart += urls.filter((url) => url === undefined).length
      for (const url of urls) if (url && (await post(url, `round ${round} ${url}`)).status !== 201) lost += 1
      for (const program of both) {
        program.process.kill('SIGKILL')
        await program.exited
      }
      const database = await openDatabase({ engine: 'sqlite', path })
      const rows = await database.selectFrom('messages').select('reference').execute()
      await database.destroy()
      if (rows.length !== OLD_MESSAGES + urls.filter(Boolean).length) lost += 1
      if (!left.isIntact || !inspect(path).isIntact) damaged += 1
    }
    return [
      exactly(`starts killed, ${migrated} of them after the tables had changed`, kills, rounds),
      exactly('starts after it that failed, two at once each time', refusedToStart, 0),
      exactly('rounds in which a message was lost or refused', lost, 0),
      exactly('integrity check failed', damaged, 0),
    ]
  },
}

/** @returns a database file as the first version of the tables left it, with messages */
async function writeOldStore(): Promise<string> {
  const path = join(temporaryFolder(), 'contact.db')
  const { database } = connectSqlite(path)
  const provider = { getMigrations: async () => ({ '001-messages': messages }) }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
  for (let n = 0; n < OLD_MESSAGES; n++) {
    const { name, email, service, message } = messageOf(`old, no. ${n}`)
    await sql`insert into messages values (${`OLD-${n}`}, ${n}, ${name}, ${email}, ${service}, ${message})`.execute(
      database,
    )
  }
  await database.destroy()
  return path
}

/** Reads the file as the killed start has left it. */
function inspect(path: string): { isMigrated: boolean; isIntact: boolean } {
  const file = new DatabaseSync(path)
  const isIntact = file.prepare('pragma integrity_check').get()?.integrity_check === 'ok'
  const table = file.prepare("select name from sqlite_schema where name = 'chores'").get()
  file.close()
  return { isMigrated: table !== undefined, isIntact }
}

function folderWith(old: string): string {
  const folder = createServerFolder()
  const path = join(folder, 'data/contact.db')
  mkdirSync(dirname(path))
  cpSync(old, path)
  return folder
}
