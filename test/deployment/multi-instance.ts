import { openDatabase } from '#server/database/open-database.ts'
import { atLeast, exactly, type Figure, wait } from '../resilience/scenario.ts'
import { compareWithStore } from '../resilience/verify-store.ts'
import { startPostgres } from '../support/postgres.ts'
import type { Program } from '../support/spawn-server.ts'
import { deploy } from './deployment.ts'
import { startVisits } from './visits.ts'

/** Servers that share a PostgreSQL, as on machines of their own. */
const SERVERS = 3
const KILLS = 3

/** Any of the servers is killed without warning while visitors come, and comes back: nobody notices. */
export async function severalMachines(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const { front, servers, end } = await deploy({ count: 0, places: SERVERS }, { DATABASE_URL: url })
  const programs: Program[] = []
  for (let place = 0; place < SERVERS; place++) programs.push(await servers.start(place))
  const visits = startVisits(front.client)
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(700)
      const victim = programs[kill % SERVERS]
      victim?.process.kill('SIGKILL')
      await victim?.exited
      await wait(500)
      programs[kill % SERVERS] = await servers.start(kill % SERVERS)
    }
    await wait(500)
    const { acknowledged, failures, count } = await visits.stop()
    const database = await openDatabase({ engine: 'postgres', url })
    const figures = await compareWithStore(database, acknowledged)
    await database.destroy()
    return [
      atLeast('requests', count, 100),
      exactly(`requests that failed, of ${count}, with ${KILLS} servers killed`, failures.length, 0),
      ...figures,
    ]
  } finally {
    await visits.stop()
    await end()
    await postgres.stop()
  }
}
