import { join } from 'node:path'
import { startClients } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { isIntact, verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

const CLIENTS = 8

const KILLS = { short: 3, full: 200 }

/** Kills the server with SIGKILL at random moments while clients submit and retry. */
export const kill: Scenario = {
  async run(size) {
    const folder = createServerFolder()
    const path = join(folder, 'data/contact.db')
    const environment = { PORT: String(await freePort()) }
    const restartTimes: number[] = []
    const start = async () => {
      const startedAt = performance.now()
      const server = spawnServer({ environment, folder })
      const url = await server.listening
      restartTimes.push(performance.now() - startedAt)
      return { server, url }
    }
    let { server, url } = await start()
    const clients = startClients([url], CLIENTS)
    let killed = 0
    for (let kill = 0; kill < KILLS[size]; kill++) {
      await wait(60 + Math.random() * 400)
      if ((await server.kill()) === 'SIGKILL') killed += 1
      server = (await start()).server
    }
    await clients.stop()
    if ((await server.kill()) === 'SIGKILL') killed += 1
    return [
      exactly('kills of a server', killed, KILLS[size] + 1),
      ...(await verifyStore({ engine: 'sqlite', path }, clients.acknowledged)),
      exactly('failed integrity checks', isIntact(path) ? 0 : 1, 0),
      atLeast('retries after a lost response or connection', clients.retries(), 1),
      exactly('responses other than 201 and 503', clients.unexpected.length, 0),
      atMost('restart, p95', quantile(restartTimes, 0.95), 2_000, ' ms'),
    ]
  },
}
