import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { loadSettingsFile } from '#server/load-settings-file.ts'
import { BUILD_SETTINGS } from './build-settings.ts'

// Builds dist/, or the folder of --out=FOLDER, if it is missing or out of date; with --always, in any case.
// With --keep-settings (npm start), a setting that is unset keeps its value from the last build.

const SOURCES = [
  '{src,contact,integrations}/**',
  // ** does not match folders that begin with a dot.
  'src/pages/.well-known/*',
  '{astro.config.ts,package.json,package-lock.json,tsconfig.json}',
]
const out = process.argv.find((arg) => arg.startsWith('--out='))?.slice('--out='.length) ?? 'dist'
/** File with a hash of the sources, and the settings of the last build as variables. `npm start` passes it to the server. */
const BUILD_INFO_FILE = `${out}/.build.env`

const alwaysBuilds = process.argv.includes('--always')
const keepsSettings = process.argv.includes('--keep-settings')

loadSettingsFile()
const lastBuildInfo = existsSync(BUILD_INFO_FILE) ? readFileSync(BUILD_INFO_FILE, 'utf8') : ''
const keptSettings = keepsSettings ? parseEnv(lastBuildInfo) : {}
if (keepsSettings && !lastBuildInfo && existsSync(out))
  console.warn(`${BUILD_INFO_FILE} is missing: building with the settings of the environment`)
// Empty counts as unset, as in the server. Astro gets empty variables for unset ones: it would read missing ones from .env.
const settings = BUILD_SETTINGS.map(
  (name) => [name, process.env[name]?.trim() || keptSettings[name] || ''] as const,
)
const buildInfo = describeBuild()
if (alwaysBuilds || lastBuildInfo !== buildInfo) {
  const env = { ...process.env, ...Object.fromEntries(settings) }
  const { status } = spawnSync('astro', ['build', '--outDir', out], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(BUILD_INFO_FILE, buildInfo)
}

/** Returns the text of `BUILD_INFO_FILE`, which changes when a source file or a setting changes. */
function describeBuild(): string {
  const hash = createHash('sha256')
  const { CONTENT_ROOT } = Object.fromEntries(settings)
  const content = join(CONTENT_ROOT || '.', 'content/**')
  for (const file of globSync([content, ...SOURCES], { exclude: ['**/*.{spec,test}.{ts,tsx}'] }).toSorted()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  const set = settings.filter(([, value]) => value !== '')
  return [`# ${hash.digest('hex')}`, ...set.map(([name, value]) => `${name}="${value}"`), ''].join('\n')
}
