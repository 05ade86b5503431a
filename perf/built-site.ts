import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type ServerProcess, spawnServer } from '#test/support/spawn-server.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

/** Builds the site if `dist` is stale, and starts the server with the built site and an empty store. */
export async function startBuiltSite(): Promise<{ url: string; server: ServerProcess }> {
  buildIfStale()
  const server = spawnServer({
    folder: process.cwd(),
    environment: { DATABASE_URL: `sqlite:${join(temporaryFolder(), 'contact.db')}` },
  })
  return { url: await server.listening, server }
}

/**
 * Builds the site if `dist` is stale.
 * @throws if the build fails
 */
export function buildIfStale(): void {
  const build = spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (build.status !== 0) throw new Error('the build failed')
}
