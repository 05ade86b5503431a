import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DatabaseAddress } from '#server/store/schema.ts'
import { runWithStore, storeUrl } from '../deployment/deploy-scripts.ts'
import { type Acknowledged, startClients } from '../support/contact-client.ts'
import { send } from '../support/http-client.ts'
import { findPostgres, missingPostgres, startPostgres } from '../support/postgres.ts'
import { atMost, type Check, exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

const CLIENTS = 4

/** Makes backups under load and restores them: each contains every message accepted before the backup began. */
export const backup: Scenario = {
  missing: missingPostgres,
  async run(size) {
    const copies = size === 'full' ? 10 : 2
    const postgres = await startPostgres()
    // pg_dump and pg_restore are on the PATH, or in the same folder as PostgreSQL's server programs.
    const PATH = `${process.env.PATH}:${findPostgres()}`
    const sqlite = await backUpAndRestore('SQLite', copies, {}, async (path) => ({ engine: 'sqlite', path }))
    const settings = { DATABASE_URL: await postgres.createDatabase(), PATH }
    const shared = await backUpAndRestore('PostgreSQL', copies, settings, async (file) => {
      const url = await postgres.createDatabase()
      await promisify(execFile)('pg_restore', ['--dbname', url, '--no-owner', file], { env: { PATH } })
      return { engine: 'postgres', url }
    })
    await postgres.stop()
    return [...sqlite, ...shared]
  },
}

async function backUpAndRestore(
  engine: string,
  copies: number,
  settings: Record<string, string>,
  restore: (file: string) => Promise<DatabaseAddress>,
): Promise<Check[]> {
  const folder = createServerFolder()
  const server = spawnServer({ folder, environment: settings })
  const url = await server.listening
  const databaseUrl = settings.DATABASE_URL ?? storeUrl(folder)
  const clients = startClients([url], CLIENTS)
  const probeTimes: number[] = []
  const backups: { file: string; acknowledgedBefore: Acknowledged[] }[] = []
  for (let copy = 0; copy < copies; copy++) {
    await wait(500)
    const acknowledgedBefore = [...clients.acknowledged]
    const file = join(folder, `copy-${copy}`)
    let isDone = false
    const command = [process.execPath, 'server/cli/main.ts', 'backup', file]
    const backingUp = runWithStore(databaseUrl, command, findPostgres()).finally(() => {
      isDone = true
    })
    while (!isDone) {
      probeTimes.push((await send(`${url}/readyz`)).ms)
      await wait(20)
    }
    await backingUp
    backups.push({ file, acknowledgedBefore })
  }
  await clients.stop()
  await server.kill()

  let incomplete = 0
  for (const { file, acknowledgedBefore } of backups) {
    const checks = await verifyStore(await restore(file), acknowledgedBefore)
    if (checks.some(({ pass }) => !pass)) incomplete += 1
  }
  return [
    exactly(`${engine}: copies that lack a message or its mail, of ${copies}`, incomplete, 0),
    exactly(`${engine}: responses other than 201 and 503 during backups`, clients.unexpected.length, 0),
    atMost(`${engine}: slowest /readyz (a write) during backups`, Math.max(...probeTimes), 1_000, ' ms'),
  ]
}
