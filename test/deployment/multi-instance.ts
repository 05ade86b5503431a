import { startMixedLoad } from '../support/mixed-load.ts'
import { startPostgres } from '../support/postgres.ts'
import { atLeast, type Check, exactly } from '../support/scenario.ts'
import type { ServerProcess } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'
import { MIXED_LOAD, startDeployment } from './deployment.ts'

const SERVERS = 3
const KILLS = 3

/** Kills servers (SIGKILL) that share a PostgreSQL, one at a time under load: no client sees a failed request. */
export async function checkMultiInstance(): Promise<Check[]> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase()
  const { nginx, servers, stop } = await startDeployment(
    { ports: SERVERS, running: 0 },
    { DATABASE_URL: url },
  )
  const processes: ServerProcess[] = []
  for (let index = 0; index < SERVERS; index++) processes.push(await servers.start(index))
  const load = startMixedLoad(() => nginx.send, MIXED_LOAD)
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const index = kill % SERVERS
      await wait(700)
      await processes[index]?.kill()
      await wait(500)
      processes[index] = await servers.start(index)
    }
    await wait(500)
    const { acknowledged, failures, count } = await load.stop()
    return [
      atLeast('requests', count, 100),
      exactly(`failed requests, of ${count}, with ${KILLS} servers killed`, failures.length, 0),
      ...(await verifyStore({ engine: 'postgres', url }, acknowledged)),
    ]
  } finally {
    await load.stop()
    await stop()
    await postgres.stop()
  }
}
