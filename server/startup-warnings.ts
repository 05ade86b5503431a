import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { StaticSite } from './http/static-site.ts'
import type { Log } from './log.ts'
import { type Config, readConfig } from './settings.ts'

/** Returns one line for each setting whose value at the build differs from the server's value. */
export function staleBuildWarnings(site: StaticSite, config: Config): string[] {
  const file = join(site.directory, '.build.env')
  if (!existsSync(file)) return []
  const settings = parseEnv(readFileSync(file, 'utf8'))
  const built = readConfig({ HOST: config.host, PORT: String(config.port), ...settings })
  return [
    ...(built.siteOrigin === config.siteOrigin ? [] : ['SITE_URL']),
    ...(built.apiOrigin === config.apiOrigin ? [] : ['PUBLIC_API_BASE_URL']),
    ...(built.retentionDays === config.retentionDays ? [] : ['RETENTION_DAYS']),
  ].map((name) => `${name}: the pages were built with another value; run npm run build`)
}

/** Logs one warning at the first request with X-Forwarded-For, for a server that trusts no proxy. */
export function warnOfUntrustedProxy(server: Server, log: Log): void {
  const check = ({ headers }: IncomingMessage): void => {
    if (headers['x-forwarded-for'] === undefined) return
    server.off('request', check)
    log.warn(
      'TRUST_PROXY: requests have X-Forwarded-For, but no proxy is trusted; all visitors share one rate limit',
    )
  }
  server.on('request', check)
}
