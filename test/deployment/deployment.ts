import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Caddy, startCaddy } from '../support/caddy.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { freePort } from '../support/free-port.ts'
import { type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Caddy with deploy/Caddyfile in front of two servers of the built site that share a working directory. */
export type Deployment = {
  caddy: Caddy
  /** Ports of both servers, of which none or one may be running. */
  ports: readonly [number, number]
  /** Working directory, with `data/`. */
  folder: string
  /** The server on the first port. */
  first: ServerProcess
  /** Starts a server on the first or second port. */
  start: (index: 0 | 1) => Promise<ServerProcess>
  stopServers: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts Caddy, and a server behind it on the first port. */
export async function startDeployment(environment: Record<string, string> = {}): Promise<Deployment> {
  const folder = temporaryFolder()
  symlinkSync(resolve('dist'), join(folder, 'dist'))
  const ports = [await freePort(), await freePort()] as const
  const servers: ServerProcess[] = []

  async function start(index: 0 | 1): Promise<ServerProcess> {
    const settings = { SITE_URL: `https://${SITE_NAME}`, TRUST_PROXY: '127.0.0.1', ...environment }
    const server = spawnServer({ folder, environment: { PORT: String(ports[index]), ...settings } })
    servers.push(server)
    await server.listening
    return server
  }

  async function stopServers(): Promise<void> {
    for (const server of servers) await server.kill()
  }

  const first = await start(0)
  const caddy = await startCaddy(ports)
  return {
    caddy,
    ports,
    folder,
    first,
    start,
    stopServers,
    async stop() {
      await stopServers()
      await caddy.stop()
    },
  }
}
