import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A server process of one test. */
export type SiteProcess = {
  origin: string
  stop(): Promise<void>
  /** Suspends the process: it keeps its connections but doesn't answer. */
  suspend(): void
  resume(): void
}

const MAIN = resolve(import.meta.dirname, '../../server/main.ts')

/** Copies the built site into a temporary folder, which the caller removes. @returns the folder with `dist/` */
export function copyBuiltSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  cpSync('dist', join(folder, 'dist'), { recursive: true })
  return folder
}

/**
 * Starts the server.
 * @param folder has `dist/` and gets the database
 * @param port 0 for a free one
 * @throws if the server ends before it listens
 */
export async function startSite(folder: string, port = 0): Promise<SiteProcess> {
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    origin: await originOf(child),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    suspend: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  }
}

async function originOf(child: ChildProcess): Promise<string> {
  let log = ''
  for await (const chunk of child.stdout ?? []) {
    log += String(chunk)
    const origin = /"url":"(?<origin>http:[^"]+)"/.exec(log)?.groups?.origin
    if (!origin) continue
    child.stdout?.resume()
    return origin
  }
  throw new Error(`the server did not start: ${log}`)
}
