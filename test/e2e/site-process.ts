import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../support/spawn-server.ts'

/** The server of one test, which can be stopped, suspended and started again at the same address. */
export type SiteProcess = {
  origin: string
  stop(): Promise<void>
  /** Suspends the process: it keeps its connections but doesn't answer. */
  suspend(): void
  resume(): void
}

/** Copies the built site into a temporary folder, which the caller removes. @returns the folder with `dist/` */
export function copyBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  return folder
}

/**
 * Starts the server and waits until it listens.
 * @param folder folder with `dist/`, where the server keeps its messages
 * @param port 0 for a free one
 * @throws if the server ends before it listens
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
