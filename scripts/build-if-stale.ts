import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/**
 * Builds the site where `dist/` is missing or was built from something else; with `--always` in any case.
 * With `--keep-settings` a setting that is not given stays as it was built: `npm start` serves what `npm run build` made.
 */

/** Settings that the built pages carry: the site is built again when one changes. */
const BUILD_SETTINGS = ['SITE_URL', 'PUBLIC_API_BASE_URL', 'RETENTION_DAYS']
const SOURCES = [
  '{content,src,contact,public,server,integrations}/**',
  '{astro.config.ts,package-lock.json,tsconfig.json}',
]
/** Hash of the sources and settings of the site in `dist/`, in the format of .env: `npm start` passes it to the server. */
const BUILD_INFO = 'dist/.build.env'

const isDueAlways = process.argv.includes('--always')
const keepsSettings = process.argv.includes('--keep-settings')

if (existsSync('.env')) process.loadEnvFile()
const last = existsSync(BUILD_INFO) ? readFileSync(BUILD_INFO, 'utf8') : ''
const kept = keepsSettings ? parseEnv(last) : {}
// An empty value counts as unset, as it does for the server; handed on, it keeps Astro from looking into .env.
const settings = BUILD_SETTINGS.map((name) => [name, process.env[name]?.trim() || kept[name] || ''] as const)
const wanted = stamp()
if (isDueAlways || last !== wanted) {
  const env = { ...process.env, ...Object.fromEntries(settings) }
  const { status } = spawnSync('astro', ['build'], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(BUILD_INFO, wanted)
}

/** Changes when a source file or a setting does. */
function stamp(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES).toSorted()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  const given = settings.filter(([, value]) => value !== '')
  return [`# ${hash.digest('hex')}`, ...given.map(([name, value]) => `${name}="${value}"`), ''].join('\n')
}
