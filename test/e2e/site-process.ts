import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../support/spawn-server.ts'

/** A server process that a test can stop and suspend. */
export type SiteProcess = {
  origin: string
  stop(): Promise<void>
  /** Suspends the process: its connections stay open, but it doesn't respond until `resume`. */
  suspend(): void
  resume(): void
}

/** Copies `dist/` into a new temporary folder, which the caller deletes. @returns the temporary folder */
export function copyBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  return folder
}

/**
 * Starts the server and waits until it listens.
 * @param folder working directory, with `dist/`; the server writes its database into it
 * @param port 0 selects a free port
 * @throws if the server exits before it listens
 */
export async function startSite(folder: string, port = 0): Promise<SiteProcess> {
  const server = spawnServer({ folder, environment: { PORT: String(port) } })
  return {
    origin: await server.listening,
    stop: async () => void (await server.kill()),
    suspend: () => void server.process.kill('SIGSTOP'),
    resume: () => void server.process.kill('SIGCONT'),
  }
}
