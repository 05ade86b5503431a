import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runWithStore } from '../deployment/deploy-scripts.ts'
import { startClients } from '../support/contact-client.ts'
import { findPostgres, missingPostgres, startPostgres } from '../support/postgres.ts'
import { atLeast, atMost, type Check, checkTrue, exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { until, wait } from '../support/wait.ts'

const CLIENTS = 6
const MAX_PAUSE_MS = 50
const MAX_OUTAGE_S = 10
const START_TIMEOUT_MS = 30_000

/** Kills the primary of two PostgreSQL servers under load and promotes the standby, for which the commits wait. */
export const failover: Scenario = { missing: missingPostgres, run: failOver }

async function failOver(): Promise<Check[]> {
  const primary = await startPostgres()
  const standby = await primary.startStandby()
  await primary.run(`alter system set synchronous_standby_names = '*'`)
  await primary.run('select pg_reload_conf()')
  const { pathname } = new URL(await primary.createDatabase())
  // The standby comes first, so that the servers and pg_dump must look for the host that accepts writes.
  const hosts = [standby.url, primary.url].map((url) => new URL(url).host).join(',')
  const url = `postgres://site@${hosts}${pathname}?target_session_attrs=read-write`
  const folder = createServerFolder()
  const servers = [0, 1].map(() => spawnServer({ environment: { DATABASE_URL: url }, folder }))
  try {
    const urls = await Promise.all(servers.map(({ listening }) => listening))
    const clients = startClients(urls, CLIENTS, MAX_PAUSE_MS)
    // A server that has just started trains its spam filter first.
    await until(() => clients.acknowledged.length >= 10 * CLIENTS, START_TIMEOUT_MS)
    await primary.stop()
    const acknowledgedBefore = clients.acknowledged.length
    await wait(1_000)
    const promotedAt = performance.now()
    await standby.run('select pg_promote()')
    await until(() => clients.acknowledged.length > acknowledgedBefore + CLIENTS, MAX_OUTAGE_S * 2_000)
    const outageS = (performance.now() - promotedAt) / 1_000
    await wait(1_000)
    await clients.stop()
    const copy = join(folder, 'copy')
    await runWithStore(url, [process.execPath, 'server/cli/main.ts', 'backup', copy], findPostgres())
    return [
      atLeast('messages acknowledged before the primary was killed', acknowledgedBefore, 10 * CLIENTS),
      atMost('from the promotion to the first messages', outageS, MAX_OUTAGE_S, ' s'),
      exactly('responses other than 201 and 503', clients.unexpected.length, 0),
      checkTrue('backup from the promoted standby', existsSync(copy)),
      ...(await verifyStore({ engine: 'postgres', url }, clients.acknowledged)),
    ]
  } finally {
    for (const server of servers) await server.kill()
    await primary.stop()
    await standby.stop()
  }
}
