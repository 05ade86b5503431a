import { openDatabase } from '#server/database/open-database.ts'
import { atLeast, atMost, exactly, type Figure, wait } from '../resilience/scenario.ts'
import { compareWithStore } from '../resilience/verify-store.ts'
import type { Program } from '../support/spawn-server.ts'
import { deploy } from './deployment.ts'
import { startVisits } from './visits.ts'

/**
 * A new release while visitors come, as docs/operations.md has it: a server starts beside the old one, which stops;
 * then the first place is taken again and the helper stops. Nobody notices.
 */
export async function takeover(): Promise<Figure[]> {
  const { front, servers, end } = await deploy({ count: 0, places: 2 })
  const first = await servers.start(0)
  const visits = startVisits(front.client)
  try {
    await wait(1_000)
    const helper = await servers.start(1)
    const exits = [await stopPolitely(first)]
    front.reload()
    await wait(500)
    await servers.start(0)
    exits.push(await stopPolitely(helper))
    await wait(1_000)
    const { acknowledged, failures, count } = await visits.stop()
    const database = await openDatabase({ engine: 'sqlite', path: `${servers.folder}/data/contact.db` })
    const figures = await compareWithStore(database, acknowledged)
    await database.destroy()
    return [
      atLeast('requests', count, 100),
      exactly(`requests that failed, of ${count}`, failures.length, 0),
      exactly('servers that did not end with 0', exits.filter(({ code }) => code !== 0).length, 0),
      atMost('longest stop', Math.max(...exits.map(({ seconds }) => seconds)), 10, ' s'),
      ...figures,
    ]
  } finally {
    await visits.stop()
    await end()
  }
}

async function stopPolitely(program: Program): Promise<{ code: unknown; seconds: number }> {
  const begun = performance.now()
  program.process.kill('SIGTERM')
  const code = await program.exited
  return { code, seconds: (performance.now() - begun) / 1_000 }
}
