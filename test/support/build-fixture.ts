import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { writeFixtureContent } from './fixture-content.ts'
import { FIXTURE_SITE } from './fixture-site.ts'

// If missing or stale, builds the site of the browser tests: fixture content and a film that plays.
await writeFixtureContent(FIXTURE_SITE)
for (const film of globSync('content/videos/*', { cwd: FIXTURE_SITE })) {
  const [playable] = globSync(`content/videos/*${film.slice(film.lastIndexOf('.'))}`)
  if (playable) copyFileSync(playable, join(FIXTURE_SITE, film))
}
const { status } = spawnSync(
  process.execPath,
  ['scripts/build-if-stale.ts', `--out=${join(FIXTURE_SITE, 'dist')}`],
  { stdio: 'inherit', env: { ...process.env, CONTENT_ROOT: FIXTURE_SITE } },
)
process.exitCode = status ?? 1
