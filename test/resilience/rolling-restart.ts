import { Agent } from 'node:https'
import { join } from 'node:path'
import { missingCaddy, startCaddy } from '../support/caddy.ts'
import { freePort } from '../support/free-port.ts'
import { send } from '../support/http-client.ts'
import { type Sender, startMixedLoad } from '../support/mixed-load.ts'
import { atLeast, atMost, exactly, type Scenario } from '../support/scenario.ts'
import { createServerFolder, type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'

/** Restarts two servers behind Caddy alternately, under load: no client sees a failed request. */
export const rollingRestart: Scenario = {
  missing: missingCaddy,
  async run(size) {
    const rounds = size === 'full' ? 50 : 2
    const folder = createServerFolder()
    const ports = [await freePort(), await freePort()]
    const start = async (index: number): Promise<ServerProcess> => {
      const environment = { PORT: String(ports[index]), TRUST_PROXY: '127.0.0.1' }
      const server = spawnServer({ environment, folder })
      await server.listening
      return server
    }
    const servers = [await start(0), await start(1)]
    const caddy = await startCaddy(ports)
    const load = startMixedLoad(() => withKeepAlive(caddy.send), 8, 5)

    const stopSeconds: number[] = []
    const unreadyMs: number[] = []
    let failedStops = 0
    for (let round = 0; round < rounds; round++) {
      const index = round % 2
      const startedAt = performance.now()
      const exited = servers[index]?.kill('SIGTERM')
      unreadyMs.push(await timeUntilUnready(`http://127.0.0.1:${ports[index]}/readyz`))
      if ((await exited) !== 0) failedStops += 1
      stopSeconds.push((performance.now() - startedAt) / 1_000)
      servers[index] = await start(index)
      // Caddy asks twice a second. publish.sh waits for 4 s.
      await wait(4_000)
    }
    const { acknowledged, failures, count } = await load.stop()
    await caddy.stop()
    for (const server of servers) await server.kill()
    return [
      atLeast('stops', stopSeconds.length, rounds),
      exactly(`failed requests, of ${count}`, failures.length, 0),
      exactly('stops with an exit code other than 0', failedStops, 0),
      atMost('longest stop', Math.max(...stopSeconds), 10, ' s'),
      atMost('time until /readyz is 503', Math.max(...unreadyMs), 200, ' ms'),
      ...(await verifyStore({ engine: 'sqlite', path: join(folder, 'data/contact.db') }, acknowledged)),
    ]
  },
}

function withKeepAlive(sender: Sender): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (path, request = {}) => sender(path, { ...request, agent })
}

/** Returns the milliseconds until /readyz responds with 503, or infinity if the server closes its port before that. */
async function timeUntilUnready(url: string): Promise<number> {
  const start = performance.now()
  for (;;) {
    const response = await send(url).catch(() => undefined)
    if (!response) return Number.POSITIVE_INFINITY
    if (response.status === 503) return performance.now() - start
    await wait(5)
  }
}
