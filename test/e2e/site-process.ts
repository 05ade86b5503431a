import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A server of a test's own, which can be stopped, frozen and started again at the same address. */
export type SiteProcess = {
  origin: string
  stop(): Promise<void>
  freeze(): void
  thaw(): void
}

const MAIN = resolve(import.meta.dirname, '../../server/main.ts')

/**
 * Starts the real server.
 * @param folder where it finds `dist/` and keeps its messages
 * @param port 0 for a free one
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
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
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
