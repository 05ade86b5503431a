import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SITE_NAME } from '../support/deploy-config.ts'
import { type DeployedNginx, startDeployedNginx } from '../support/deployed-nginx.ts'
import { freePort } from '../support/free-port.ts'
import { type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Folder of the built site. */
export const SITE = resolve('dist')

/** Options of `startMixedLoad` for the scenarios that stop servers under load. */
export const MIXED_LOAD = {
  clients: 4,
  pauseMs: 25,
  pages: ['/', '/about', '/services/data-engineering'],
}

/** Server instances of one site that share a working directory. */
export type Servers = {
  /** Ports of all instances, including instances that are not running. */
  ports: readonly number[]
  /** Working directory, with `data/`. */
  folder: string
  /** Starts an instance by its index in `ports`. */
  start: (index: number) => Promise<ServerProcess>
  kill: () => Promise<void>
}

/** nginx with the files of deploy/nginx, and the servers behind it. */
export type Deployment = { nginx: DeployedNginx; servers: Servers; stop: () => Promise<void> }

/** Number of ports in the configuration of the proxy, and number of instances that are started at once. */
type Instances = { ports: number; running: number }

/** Starts nginx with the files of deploy/nginx, and servers behind it. */
export async function startDeployment(
  instances: Instances,
  environment: Record<string, string> = {},
): Promise<Deployment> {
  const servers = await startServers(instances, environment)
  const nginx = await startDeployedNginx(SITE, servers.ports)
  return {
    nginx,
    servers,
    async stop() {
      await servers.kill()
      await nginx.stop()
    },
  }
}

/** Starts servers with settings for a reverse proxy on the same machine. */
export async function startServers(
  { ports: count, running }: Instances,
  environment: Record<string, string> = {},
): Promise<Servers> {
  const folder = temporaryFolder()
  symlinkSync(SITE, join(folder, 'dist'))
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const servers: ServerProcess[] = []

  async function start(index: number): Promise<ServerProcess> {
    const server = spawnServer({
      folder,
      environment: {
        PORT: String(ports[index]),
        SITE_URL: `https://${SITE_NAME}`,
        TRUST_PROXY: '127.0.0.1',
        ...environment,
      },
    })
    servers.push(server)
    await server.listening
    return server
  }

  for (let index = 0; index < running; index++) await start(index)
  return {
    ports,
    folder,
    start,
    async kill() {
      for (const server of servers) await server.kill()
    },
  }
}
