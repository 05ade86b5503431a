import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Reads .env into the environment, whose variables win. Windows may begin the file with a mark that Node takes for a name. */
export function loadSettingsFile(): void {
  if (!existsSync('.env')) return
  const settings = parseEnv(readFileSync('.env', 'utf8').replace(/^\uFEFF/, ''))
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
