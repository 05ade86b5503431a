import { startClients } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

const SERVERS = 3
const CLIENTS = 8

/** The clients share the CPU with three servers and PostgreSQL. Without a pause they would slow down the restarts. */
const MAX_PAUSE_MS = 100

/** PostgreSQL crashes each time after this number of server kills. */
const CRASH_INTERVAL = { full: 20, short: 2 }

/** Kills one of three servers that share a PostgreSQL, and sometimes PostgreSQL, while clients submit and retry. */
export const killPostgres: Scenario = {
  missing: () => (findPostgres() ? undefined : 'PostgreSQL is not installed: apt-get install postgresql'),
  async run(size) {
    const kills = size === 'full' ? 200 : 3
    const postgres = await startPostgres()
    const address = { engine: 'postgres', url: await postgres.createDatabase() } as const
    const restartTimes: number[] = []
    const folder = createServerFolder()
    const ports = await Promise.all(Array.from({ length: SERVERS }, freePort))

    const start = async (port: number): Promise<ServerProcess> => {
      const environment = { PORT: String(port), DATABASE_URL: address.url }
      const startedAt = performance.now()
      const server = spawnServer({ environment, folder })
      await server.listening
      restartTimes.push(performance.now() - startedAt)
      return server
    }
    const servers = await Promise.all(ports.map(start))
    const urls = await Promise.all(servers.map(({ listening }) => listening))
    const clients = startClients(urls, CLIENTS, MAX_PAUSE_MS)
    let crashes = 0
    let killed = 0
    for (let count = 1; count <= kills; count++) {
      await wait(60 + Math.random() * 400)
      const index = Math.floor(Math.random() * SERVERS)
      if ((await servers[index]?.kill()) === 'SIGKILL') killed += 1
      if (count % CRASH_INTERVAL[size] === 0) {
        await postgres.crash()
        crashes += 1
      }
      servers[index] = await start(ports[index] ?? 0)
    }
    await clients.stop()
    const exits = await Promise.all(servers.map((server) => server.kill()))
    const exitedAlone = kills - killed + exits.filter((status) => status !== 'SIGKILL').length

    const storeChecks = await verifyStore(address, clients.acknowledged)
    await postgres.stop()
    return [
      exactly('kills of a server', killed, kills),
      atLeast('crashes of PostgreSQL', crashes, 1),
      exactly('servers that exit by themselves', exitedAlone, 0),
      ...storeChecks,
      atLeast('retries after a lost response or connection', clients.retries(), 1),
      exactly('responses other than 201 and 503', clients.unexpected.length, 0),
      atMost('restart, p95', quantile(restartTimes, 0.95), 2_000, ' ms'),
    ]
  },
}
