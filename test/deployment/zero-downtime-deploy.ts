import { startMixedLoad } from '../support/mixed-load.ts'
import { atLeast, atMost, type Check, exactly } from '../support/scenario.ts'
import type { ServerProcess } from '../support/spawn-server.ts'
import { verifyStore } from '../support/verify-store.ts'
import { wait } from '../support/wait.ts'
import { MIXED_LOAD, startDeployment } from './deployment.ts'

/**
 * Deploys a release under load with the steps of deploy/switch-release.sh: start a server on the second port, stop the
 * server on the first port, reload nginx, start the first again, stop the second. No client sees a failed request.
 */
export async function checkZeroDowntimeDeploy(): Promise<Check[]> {
  const { nginx, servers, stop } = await startDeployment({ ports: 2, running: 0 })
  const first = await servers.start(0)
  const load = startMixedLoad(() => nginx.send, MIXED_LOAD)
  try {
    await wait(1_000)
    const second = await servers.start(1)
    const stops = [await measureStop(first)]
    nginx.reload()
    await wait(500)
    await servers.start(0)
    stops.push(await measureStop(second))
    await wait(1_000)
    const { acknowledged, failures, count } = await load.stop()
    const address = { engine: 'sqlite', path: `${servers.folder}/data/contact.db` } as const
    return [
      atLeast('requests', count, 100),
      exactly(`failed requests, of ${count}`, failures.length, 0),
      exactly('stops with an exit code other than 0', stops.filter(({ status }) => status !== 0).length, 0),
      atMost('longest stop', Math.max(...stops.map(({ seconds }) => seconds)), 10, ' s'),
      ...(await verifyStore(address, acknowledged)),
    ]
  } finally {
    await load.stop()
    await stop()
  }
}

async function measureStop(server: ServerProcess): Promise<{ status: unknown; seconds: number }> {
  const start = performance.now()
  const status = await server.kill('SIGTERM')
  return { status, seconds: (performance.now() - start) / 1_000 }
}
