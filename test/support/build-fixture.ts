import { spawnSync } from 'node:child_process'
import { cpSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { writeFixtureContent } from './fixture-content.ts'
import { FIXTURE_SITE } from './fixture-site.ts'

// If missing or older, builds the site of the browser tests: fixture content and a film that plays.
await writeFixtureContent(FIXTURE_SITE)
for (const film of globSync('content/videos/*', { cwd: FIXTURE_SITE })) {
  const [playable] = globSync(`content/videos/*${film.slice(film.lastIndexOf('.'))}`)
  if (playable) cpSync(playable, join(FIXTURE_SITE, film), { preserveTimestamps: true })
}
const env = { ...process.env, CONTENT_ROOT: FIXTURE_SITE }
const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-older'], { stdio: 'inherit', env })
process.exitCode = status ?? 1
