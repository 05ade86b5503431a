import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Figure } from '../resilience/scenario.ts'
import { freePort, launchProgram, type Program } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { SITE_NAME } from './configuration.ts'
import { type Front, startFront } from './reverse-proxy.ts'

/** Where nginx listens; servers take free ports. */
const HTTP_PORT = 18_080
const HTTPS_PORT = 18_443

/** The built site. */
export const SITE = resolve('dist')

/** Servers of one site, each at a place of its own. */
export type Servers = {
  /** The ports of all places, taken or not. */
  ports: readonly number[]
  /** Where they run: `data/` is theirs. */
  folder: string
  /** Starts a server at one of the places. */
  start(place: number): Promise<Program>
  end(): Promise<void>
}

/** The site as an operator runs it: nginx, and servers behind it. */
export type Deployment = { front: Front; servers: Servers; end(): Promise<void> }

/** How many places there are, and how many of them have a server from the start. */
type Places = { count: number; places: number }

/**
 * Starts nginx, and servers behind it.
 * @param environment settings beside those that the deployment needs
 */
export async function deploy(places: Places, environment: Record<string, string> = {}): Promise<Deployment> {
  const servers = await startServers(places, environment)
  const front = await startFront(SITE, { httpPort: HTTP_PORT, httpsPort: HTTPS_PORT, ports: servers.ports })
  return {
    front,
    servers,
    async end() {
      await servers.end()
      await front.stop()
    },
  }
}

/** Starts servers alone, set up to stand behind a proxy. */
export async function startServers(
  { count, places }: Places,
  environment: Record<string, string>,
): Promise<Servers> {
  const folder = temporaryFolder()
  symlinkSync(SITE, join(folder, 'dist'))
  const ports = await Promise.all(Array.from({ length: places }, freePort))
  const programs: Program[] = []

  async function start(place: number): Promise<Program> {
    const program = launchProgram({
      folder,
      environment: {
        PORT: String(ports[place]),
        SITE_URL: `https://${SITE_NAME}`,
        TRUST_PROXY: '127.0.0.1',
        CONTACT_RATE_MAX: '100000',
        ...environment,
      },
    })
    programs.push(program)
    await program.listening
    return program
  }

  for (let place = 0; place < count; place++) await start(place)
  return {
    ports,
    folder,
    start,
    async end() {
      for (const program of programs) {
        program.process.kill('SIGKILL')
        await program.exited
      }
    },
  }
}

/** Something that is so or is not. */
export function holds(what: string, ok: boolean): Figure {
  return { what, measured: ok ? 'yes' : 'no', wanted: 'yes', ok }
}
