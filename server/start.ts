import { existsSync } from 'node:fs'
import type { IncomingMessage, Server } from 'node:http'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { DatabaseUnavailableError } from './database/database-unavailable.ts'
import { openDatabase } from './database/open-database.ts'
import { stopGracefully } from './graceful-shutdown.ts'
import { REFUSAL_REASONS } from './http/errors.ts'
import { createChores } from './jobs/scheduled-jobs.ts'
import { createLog, type Log } from './log.ts'
import type { ContactStore } from './messages/message.ts'
import { createDatabaseStore } from './messages/message-repository.ts'
import { NO_COUNTS } from './metrics/counts.ts'
import { startMetricsEndpoint } from './metrics/endpoint.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createMailer } from './notifications/mailer.ts'
import { createNotifier } from './notifications/outbox-worker.ts'
import { loadStaticSite, readBuildInfo, SiteMissingError, type StaticSite } from './site/static-site.ts'

/** Without the built pages, for the development server in front: `node server/main.ts --api-only`. */
const API_ONLY = process.argv.includes('--api-only')

/** How long answers under way may still take when the process must end, in milliseconds. */
const LAST_ANSWERS_MS = 200

try {
  await start()
} catch (error) {
  console.error(formatStartupError(error))
  process.exit(1)
}

async function start(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env')
  const config = readConfig(process.env)
  const site = API_ONLY ? undefined : loadStaticSite(resolve('dist'))
  const warnings = [...config.warnings, ...(site ? staleBuildWarnings(site, config) : [])]
  const log = createLog(config.logLevel)
  // After a mistake that nobody expected, nothing in memory can be relied on: a fresh start can.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by a mistake')
    process.exit(1)
  })

  const database = await openDatabase(config.database, {
    onFatalIoError(code) {
      log.fatal({ code }, 'ended: what the disk holds is in doubt, a fresh start reads it anew')
      // Answers under way still tell their visitors that nothing was stored.
      setTimeout(() => process.exit(1), LAST_ANSWERS_MS)
    },
  })
  const store = createDatabaseStore(database)
  const mailer = createMailer(config.mail)
  const metrics = config.metricsPort === undefined ? undefined : await loadMetrics(store)
  const counts = metrics?.counts ?? NO_COUNTS
  const notifier = createNotifier({ store, mailer, log, counts })
  const chores = createChores({
    database,
    mailer,
    mailDirectory: config.mail.directory,
    retentionDays: config.retentionDays,
    log,
  })
  const stopping = new AbortController()
  const app = await buildApp({ config, store, notifier, site, log, counts, stopping: stopping.signal })

  stopGracefully({ app, notifier, chores, store, stopping, log })
  const url = await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: (address) => `listening on ${address}`,
  })
  if (config.metricsPort !== undefined && metrics) {
    startMetricsEndpoint({ port: config.metricsPort, render: metrics.render, log })
  }
  notifier.start()
  chores.start()
  for (const warning of warnings) log.warn(warning)
  if (config.trustProxy.length === 0) warnOfUnnamedProxy(app.server, log)
  log.info({ url, mails: config.mail.smtpUrl ? 'to SMTP_URL' : config.mail.directory }, 'ready for visitors')
}

/** Loads prom-client only if metrics are on: the import adds about 45 ms to a start. */
async function loadMetrics(store: ContactStore): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics(store, REFUSAL_REASONS)
}

/** The server takes these settings anew at each start, the pages at each build. */
function staleBuildWarnings(site: StaticSite, config: Config): string[] {
  const settings = readBuildInfo(site)
  if (!settings) return []
  const built = readConfig(settings)
  return [
    ...(built.siteOrigin === config.siteOrigin ? [] : ['SITE_URL']),
    ...(built.apiOrigin === config.apiOrigin ? [] : ['PUBLIC_API_BASE_URL']),
    ...(built.retentionDays === config.retentionDays ? [] : ['RETENTION_DAYS']),
  ].map((name) => `${name}: the pages were built with another value; run npm run build`)
}

/** Behind a proxy that is not named, all visitors are counted as one. Said once: anybody can send this header. */
function warnOfUnnamedProxy(server: Server, log: Log): void {
  const look = ({ headers }: IncomingMessage): void => {
    if (headers['x-forwarded-for'] === undefined) return
    server.off('request', look)
    log.warn('TRUST_PROXY: a proxy seems to be in front, but none is named; all visitors share one limit')
  }
  server.on('request', look)
}

/** One line for what an operator can mend; a mistake of ours keeps its stack. */
function formatStartupError(error: unknown): string {
  if (
    error instanceof ConfigError ||
    error instanceof SiteMissingError ||
    error instanceof DatabaseUnavailableError
  ) {
    return error.message
  }
  const { code, address, port } = error as { code?: unknown; address?: unknown; port?: unknown }
  if (code === 'EADDRINUSE')
    return `PORT: expected a free port, and ${String(address)}:${String(port)} is taken`
  if (code === 'EACCES')
    return `PORT: expected a port that this user may listen on, and ${String(port)} is not`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST: expected an address of this machine'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
