import { spawnServer } from '../support/spawn-server.ts'

/** The server of one test, which can be stopped, frozen and started again at the same address. */
export type SiteProcess = {
  origin: string
  stop(): Promise<void>
  freeze(): void
  thaw(): void
}

/**
 * Starts the server and waits until it listens.
 * @param folder folder with `dist/`, where the server keeps its messages
 * @param port 0 for a free one
 */
export async function startSite(folder: string, port = 0): Promise<SiteProcess> {
  const server = spawnServer({ folder, environment: { PORT: String(port) } })
  return {
    origin: await server.listening,
    stop: async () => void (await server.kill()),
    freeze: () => void server.process.kill('SIGSTOP'),
    thaw: () => void server.process.kill('SIGCONT'),
  }
}
