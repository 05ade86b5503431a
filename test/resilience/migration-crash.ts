import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as firstMigration from '#server/database/migrations/001-messages.ts'
import { connectSqlite } from '#server/database/sqlite.ts'
import { submit } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { makeMessage } from '../support/messages.ts'
import { exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { isIntact } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

const OLD_MESSAGES = 500

/** Starts a new release on an old store, kills it at a random moment, then starts two servers at the same time. */
export const migrationCrash: Scenario = {
  async run(size) {
    const rounds = size === 'full' ? 20 : 3
    const oldStore = await createOldStore()
    const startMs = await measureStart(oldStore)
    let [kills, migrated, failedStarts, roundsWithLoss, damaged] = [0, 0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const folder = createFolderWith(oldStore)
      const path = join(folder, 'data/contact.db')
      const server = spawnServer({ folder })
      await wait(startMs * (0.3 + Math.random()))
      if ((await server.kill()) === 'SIGKILL') kills += 1
      if (isMigrated(path)) migrated += 1
      const isIntactAfterKill = isIntact(path)

      const { failed, accepted } = await startTwoAndSubmit(folder)
      failedStarts += failed
      if (accepted + failed < 2 || countMessages(path) !== OLD_MESSAGES + accepted) roundsWithLoss += 1
      if (!isIntactAfterKill || !isIntact(path)) damaged += 1
    }
    return [
      exactly(`starts killed, ${migrated} of them after the migration`, kills, rounds),
      exactly('failed starts afterwards, two at once each time', failedStarts, 0),
      exactly('rounds in which a message was lost or refused', roundsWithLoss, 0),
      exactly('failed integrity checks', damaged, 0),
    ]
  },
}

async function startTwoAndSubmit(folder: string): Promise<{ failed: number; accepted: number }> {
  const ports = [await freePort(), await freePort()]
  const servers = ports.map((port) => spawnServer({ folder, environment: { PORT: String(port) } }))
  const urls = await Promise.all(servers.map(({ listening }) => listening.catch(() => undefined)))
  let accepted = 0
  for (const url of urls) if (url && (await submit(url, `to ${url}`)).status === 201) accepted += 1
  for (const server of servers) await server.kill()
  return { failed: urls.filter((url) => url === undefined).length, accepted }
}

async function measureStart(oldStore: string): Promise<number> {
  const startedAt = performance.now()
  const server = spawnServer({ folder: createFolderWith(oldStore) })
  await server.listening
  const startMs = performance.now() - startedAt
  await server.kill()
  return startMs
}

/** Creates a database with messages and the schema of the first migration, and returns its path. */
async function createOldStore(): Promise<string> {
  const path = join(temporaryFolder(), 'contact.db')
  const { database } = connectSqlite(path)
  const provider = { getMigrations: async () => ({ '001-messages': firstMigration }) }
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest()
  if (error) throw error
  for (let n = 0; n < OLD_MESSAGES; n++) {
    const { name, email, service, message } = makeMessage(`old message ${n}`)
    await sql`insert into messages values (${`OLD-${n}`}, ${n}, ${name}, ${email}, ${service}, ${message})`.execute(
      database,
    )
  }
  await database.destroy()
  return path
}

function createFolderWith(oldStore: string): string {
  const folder = createServerFolder()
  const path = join(folder, 'data/contact.db')
  mkdirSync(dirname(path))
  cpSync(oldStore, path)
  return folder
}

/** Returns true if the server that was killed had applied a migration after the first. */
function isMigrated(path: string): boolean {
  const file = new DatabaseSync(path)
  const applied = file.prepare('select name from kysely_migration').all()
  file.close()
  return applied.length > 1
}

function countMessages(path: string): number {
  const file = new DatabaseSync(path)
  const row = file.prepare('select count(*) as count from messages').get()
  file.close()
  return Number(row?.count)
}
