import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Settings that the built pages carry: the site is built again when one changes. */
const BUILD_SETTINGS = ['SITE_URL', 'PUBLIC_API_BASE_URL', 'RETENTION_DAYS']
const SOURCES = ['{content,src,contact,public,scripts/build}/**', 'astro.config.ts', 'package-lock.json']
/** What the site in `dist/` was built from. */
const STAMP = 'dist/.built-from'

if (existsSync('.env')) process.loadEnvFile()
const wanted = fingerprint()
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  const { status } = spawnSync('astro', ['build'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(STAMP, wanted)
}

/** Changes when a source file or a setting does. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const file of globSync(SOURCES).toSorted()) {
    const { mtimeMs, size } = statSync(file)
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}
