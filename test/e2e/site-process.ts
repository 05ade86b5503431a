import { spawnServer } from '../support/spawn-server.ts'

/** A server process that a test can stop, restart and suspend. */
export type SiteProcess = Awaited<ReturnType<typeof startSite>>

/** Starts the server, without rate limits, in a folder that contains `dist/`. */
export async function startSite(folder: string) {
  let server = spawnServer({ folder })
  const origin = await server.listening
  const stop = async () => void (await server.kill())
  return {
    origin,
    stop,
    /** Stops the server if it runs, and starts it again on the same port. */
    async restart() {
      await stop()
      server = spawnServer({ folder, environment: { PORT: new URL(origin).port } })
      await server.listening
    },
    /** Suspends the process: its connections stay open, but it doesn't respond until `resume`. */
    suspend: () => void server.process.kill('SIGSTOP'),
    resume: () => void server.process.kill('SIGCONT'),
  }
}
