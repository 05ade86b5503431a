import { existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type SiteProcess, startSite } from '../e2e/site-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const DIST = resolve(import.meta.dirname, '../../dist')

/**
 * Starts the server with the built site on a free port, with an empty database.
 * @throws if the site has not been built
 */
export async function startBuiltSite(): Promise<SiteProcess> {
  if (!existsSync(DIST)) throw new Error('dist/ is missing: run `npm run build`')
  const folder = temporaryFolder()
  symlinkSync(DIST, join(folder, 'dist'))
  return startSite(folder)
}
