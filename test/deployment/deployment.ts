import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Caddy, startCaddy } from '../support/caddy.ts'
import { SITE_NAME } from '../support/deploy-config.ts'
import { freePort } from '../support/free-port.ts'
import { type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Caddy with deploy/Caddyfile in front of a server of the built site. */
export type Deployment = { caddy: Caddy; server: ServerProcess; stop: () => Promise<void> }

export async function startDeployment(environment: Record<string, string> = {}): Promise<Deployment> {
  const folder = temporaryFolder()
  symlinkSync(resolve('dist'), join(folder, 'dist'))
  const port = await freePort()
  const settings = { PORT: String(port), SITE_URL: `https://${SITE_NAME}`, TRUST_PROXY: '127.0.0.1' }
  const server = spawnServer({ folder, environment: { ...settings, ...environment } })
  await server.listening
  const caddy = await startCaddy([port, await freePort()])
  return {
    caddy,
    server,
    async stop() {
      await server.kill()
      await caddy.stop()
    },
  }
}
