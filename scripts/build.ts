import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { loadSettingsFile } from '#server/load-settings-file.ts'
import { BUILD_SETTINGS } from './build-settings.ts'

// npm run build: builds dist/ next to content/, and records the settings in dist/.build.env, which `npm start` gives to the server.
// --if-older (tests): only if dist/ is missing, has other settings, or is older than its source.
// --if-missing (npm start): the same, but warns of an older dist/, and an unset setting keeps its value from the last build.
const SOURCES = [
  '{src,contact,integrations}/**',
  'src/pages/.well-known/*',
  '{astro.config,package,package-lock,tsconfig}.*',
]
const mode = process.argv[2]
loadSettingsFile()
const root = process.env.CONTENT_ROOT || '.'
const record = join(root, 'dist/.build.env')
const last = existsSync(record) ? readFileSync(record, 'utf8') : undefined
const kept = mode === '--if-missing' ? parseEnv(last ?? '') : {}
const settings = BUILD_SETTINGS.map((name) => [name, process.env[name]?.trim() || kept[name] || ''] as const)
const used = settings.map(([name, value]) => (value ? `${name}="${value}"\n` : '')).join('')
if (!mode || used !== last || (isOlder() && mode === '--if-older')) {
  // Astro reads unset variables from .env, but not empty ones.
  const env = { ...process.env, ...Object.fromEntries(settings) }
  const { status } = spawnSync('astro', ['build'], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(record, used)
} else if (mode === '--if-missing' && isOlder())
  console.warn('dist/ is older than its source: npm run build builds it again')

function isOlder(): boolean {
  const sources = globSync([join(root, 'content/**'), ...SOURCES], {
    exclude: ['**/*.{spec,test}.{ts,tsx}'],
  })
  return sources.some((path) => statSync(path).mtimeMs > statSync(record).mtimeMs)
}
