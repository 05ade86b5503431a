import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { submit } from '../support/contact-client.ts'
import { readRows } from '../support/read-rows.ts'
import { exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { isIntact } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

/** Kills the first start of a server, which creates the store, at a random moment, then starts two servers at the same time. */
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
      const isIntactAfterKill = !existsSync(path) || isIntact(path)
      const tables = existsSync(path)
        ? readRows(path, "select 1 from sqlite_master where name = 'messages'")
        : []
      migrated += tables.length

      const { failed, accepted } = await startTwoAndSubmit(folder)
      failedStarts += failed
      const stored = readRows(path, 'select reference from messages').length
      if (accepted + failed < 2 || stored !== accepted) roundsWithLoss += 1
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
  const servers = [spawnServer({ folder }), spawnServer({ folder })]
  const urls = await Promise.all(servers.map(({ listening }) => listening.catch(() => undefined)))
  let accepted = 0
  for (const url of urls) if (url && (await submit(url, `to ${url}`)).status === 201) accepted += 1
  for (const server of servers) await server.kill()
  return { failed: urls.filter((url) => url === undefined).length, accepted }
}

async function measureStart(): Promise<number> {
  const startedAt = performance.now()
  const server = spawnServer()
  await server.listening
  const startMs = performance.now() - startedAt
  await server.kill()
  return startMs
}
