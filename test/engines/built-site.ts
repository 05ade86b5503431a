import { existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SiteProcess, startSite } from '../e2e/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const DIST = resolve(import.meta.dirname, '../../dist')

/** A server with the built site, which a test can stop and start again at the same address. */
export type BuiltSite = {
  origin: string
  stop(): Promise<void>
  start(): Promise<void>
}

/**
 * Starts the server with the built site on a free port, with an empty database.
 * @throws if the site has not been built
 */
export async function startBuiltSite(): Promise<BuiltSite> {
  if (!existsSync(DIST)) throw new Error('dist/ is missing: run `npm run build`')
  const folder = temporaryFolder()
  symlinkSync(DIST, join(folder, 'dist'))
  let site: SiteProcess = await startSite(folder)
  const { origin } = site
  return {
    origin,
    stop: () => site.stop(),
    async start() {
      site = await startSite(folder, Number(new URL(origin).port))
    },
  }
}
