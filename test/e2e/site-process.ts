import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIXTURE_SITE } from '../support/fixture-site.ts'
import { spawnServer } from '../support/spawn-server.ts'

/** A server process that a test can stop, restart and suspend. */
export type SiteProcess = {
  origin: string
  stop(): Promise<void>
  /** Stops the server if it runs, and starts it again on the same port. */
  restart(): Promise<void>
  /** Suspends the process: its connections stay open, but it doesn't respond until `resume`. */
  suspend(): void
  resume(): void
}

/** Copies the build of the fixture into a new temporary folder, which the caller deletes. @returns the temporary folder */
export function copyBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  cpSync(join(FIXTURE_SITE, 'dist'), join(folder, 'dist'), { recursive: true })
  return folder
}

/**
 * Starts the server on a free port and waits until it listens.
 * @param folder working directory, with `dist/`; the server writes its database into it
 * @param environment settings of the server; without them it has no rate limits
 * @throws if the server exits before it listens
 */
export async function startSite(
  folder: string,
  environment: Record<string, string> = {},
): Promise<SiteProcess> {
  let server = spawnServer({ folder, environment })
  const origin = await server.listening
  const stop = async () => void (await server.kill())
  return {
    origin,
    stop,
    async restart() {
      await stop()
      server = spawnServer({ folder, environment: { ...environment, PORT: new URL(origin).port } })
      await server.listening
    },
    suspend: () => void server.process.kill('SIGSTOP'),
    resume: () => void server.process.kill('SIGCONT'),
  }
}
