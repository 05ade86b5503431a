import { join } from 'node:path'
import { startClients } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../support/scenario.ts'
import { createServerFolder, spawnServer } from '../support/spawn-server.ts'
import { isIntact, verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

const CLIENTS = 8

/** Kills the server with SIGKILL at random moments while clients submit and retry. */
export const kill: Scenario = {
  async run(size) {
    const kills = size === 'full' ? 200 : 3
    const folder = createServerFolder()
    const environment = { PORT: String(await freePort()) }
    const restartTimes: number[] = []

    const start = async () => {
      const startedAt = performance.now()
      const server = spawnServer({ environment, folder })
      await server.listening
      restartTimes.push(performance.now() - startedAt)
      return server
    }

    let killed = 0
    let server = await start()
    const clients = startClients([await server.listening], CLIENTS)
    for (let count = 0; count < kills; count++) {
      await wait(60 + Math.random() * 400)
      if ((await server.kill()) === 'SIGKILL') killed += 1
      server = await start()
    }
    await clients.stop()
    await server.kill()

    const path = join(folder, 'data/contact.db')
    return [
      exactly('kills', killed, kills),
      exactly('servers that exit by themselves', kills - killed, 0),
      ...(await verifyStore({ engine: 'sqlite', path }, clients.acknowledged)),
      atLeast('retries after a lost response or connection', clients.retries(), 1),
      exactly('responses other than 201 and 503', clients.unexpected.length, 0),
      exactly('failed integrity checks', isIntact(path) ? 0 : 1, 0),
      atMost('restart, p95', quantile(restartTimes, 0.95), 2_000, ' ms'),
    ]
  },
}
