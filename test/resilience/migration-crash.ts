import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { submit } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { isIntact } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

/** Kills a server at a random moment of its first start, then starts two servers at the same time. */
export const migrationCrash: Scenario = {
  async run(size) {
    const rounds = size === 'full' ? 20 : 3
    const startMs = await measureStart()
    let [kills, migrated, failedStarts, roundsWithLoss, damaged] = [0, 0, 0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const folder = createServerFolder()
      const path = join(folder, 'data/contact.db')
      const server = spawnServer({ folder })
      await wait(startMs * (0.3 + Math.random()))
      if ((await server.kill()) === 'SIGKILL') kills += 1
      if (isMigrated(path)) migrated += 1
      const isIntactAfterKill = !existsSync(path) || isIntact(path)

      const { failed, accepted } = await startTwoAndSubmit(folder)
      failedStarts += failed
      if (accepted + failed < 2 || count(path, 'messages') !== accepted) roundsWithLoss += 1
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

async function measureStart(): Promise<number> {
  const startedAt = performance.now()
  const server = spawnServer({ folder: createServerFolder() })
  await server.listening
  const startMs = performance.now() - startedAt
  await server.kill()
  return startMs
}

/** Returns whether the server that was killed had created the tables. */
function isMigrated(path: string): boolean {
  return existsSync(path) && count(path, "sqlite_master where name = 'messages'") > 0
}

function count(path: string, from: string): number {
  const file = new DatabaseSync(path)
  const row = file.prepare(`select count(*) as count from ${from}`).get()
  file.close()
  return Number(row?.count)
}
