import { join } from 'node:path'
import type { DatabaseAddress } from '#server/store/schema.ts'
import { startClients } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { missingPostgres, startPostgres } from '../support/postgres.ts'
import { atLeast, atMost, type Check, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { isIntact, verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

const CLIENTS = 8

const KILLS = { short: 3, full: 200 }

/** PostgreSQL crashes each time after this number of server kills. */
const CRASH_INTERVAL = { full: 20, short: 2 }

/** Kills the server with SIGKILL at random moments while clients submit and retry. */
export const kill: Scenario = {
  async run(size) {
    const folder = createServerFolder()
    const path = join(folder, 'data/contact.db')
    return [
      ...(await killServers(KILLS[size], folder, { engine: 'sqlite', path })),
      exactly('failed integrity checks', isIntact(path) ? 0 : 1, 0),
    ]
  },
}

/** Kills one of three servers that share a PostgreSQL, and sometimes PostgreSQL, while clients submit and retry. */
export const killPostgres: Scenario = {
  missing: missingPostgres,
  async run(size) {
    const postgres = await startPostgres()
    const url = await postgres.createDatabase()
    let crashes = 0
    const checks = await killServers(
      KILLS[size],
      createServerFolder(),
      { engine: 'postgres', url },
      {
        count: 3,
        // The clients share the CPU with three servers and PostgreSQL. Without a pause they would slow down the restarts.
        maxPauseMs: 100,
        async afterKill(kill) {
          if (kill % CRASH_INTERVAL[size] !== 0) return
          await postgres.crash()
          crashes += 1
        },
      },
    )
    await postgres.stop()
    return [...checks, atLeast('crashes of PostgreSQL', crashes, 1)]
  },
}

async function killServers(
  kills: number,
  folder: string,
  address: DatabaseAddress,
  { count = 1, maxPauseMs = 0, afterKill = async (_kill: number) => {} } = {},
): Promise<Check[]> {
  const environment = address.engine === 'postgres' ? { DATABASE_URL: address.url } : {}
  const restartTimes: number[] = []
  const start = async (port: number): Promise<ServerProcess> => {
    const startedAt = performance.now()
    const server = spawnServer({ environment: { ...environment, PORT: String(port) }, folder })
    await server.listening
    restartTimes.push(performance.now() - startedAt)
    return server
  }
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const servers = await Promise.all(ports.map(start))
  const urls = await Promise.all(servers.map(({ listening }) => listening))
  const clients = startClients(urls, CLIENTS, maxPauseMs)
  let killed = 0
  for (let kill = 1; kill <= kills; kill++) {
    await wait(60 + Math.random() * 400)
    const index = Math.floor(Math.random() * count)
    if ((await servers[index]?.kill()) === 'SIGKILL') killed += 1
    await afterKill(kill)
    servers[index] = await start(ports[index] ?? 0)
  }
  await clients.stop()
  const exits = await Promise.all(servers.map((server) => server.kill()))
  const exitedAlone = kills - killed + exits.filter((status) => status !== 'SIGKILL').length
  return [
    exactly('kills of a server', killed, kills),
    exactly('servers that exit by themselves', exitedAlone, 0),
    ...(await verifyStore(address, clients.acknowledged)),
    atLeast('retries after a lost response or connection', clients.retries(), 1),
    exactly('responses other than 201 and 503', clients.unexpected.length, 0),
    atMost('restart, p95', quantile(restartTimes, 0.95), 2_000, ' ms'),
  ]
}
