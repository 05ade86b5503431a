import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { buildApp } from './app.ts'
import { shutDownOnSignal } from './graceful-shutdown.ts'
import { loadStaticSite } from './http/static-site.ts'
import { createLog, createLogOutput } from './log.ts'
import { createMailChannel } from './mail/mail-channel.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutboxWorker } from './mail/outbox-worker.ts'
import { createScheduledJobs } from './mail/scheduled-jobs.ts'
import { createWebhookChannel } from './mail/webhook-channel.ts'
import { createMessageRepository } from './messages/message-repository.ts'
import { createScoreSpam } from './messages/score-spam.ts'
import { assertMailTarget, readConfig } from './settings.ts'
import { formatStartupError } from './startup-error.ts'
import { staleBuildWarnings, warnOfUntrustedProxy } from './startup-warnings.ts'
import { findSchemaState } from './store/migrations/migrate.ts'
import { openDatabase } from './store/open-database.ts'
import { createWebhookQueue } from './store/outbox.ts'
import { createTeamLinks } from './team/team-links.ts'

/** Serve only the API, without pages. scripts/dev.ts sets the option, because Astro's server serves the pages. */
const API_ONLY = process.argv.includes('--api-only')

/** Time for responses in progress before the process exits after a storage error. */
const EXIT_DELAY_MS = 200

try {
  await start()
} catch (error) {
  console.error(formatStartupError(error, API_ONLY ? 'API_PORT' : 'PORT'))
  process.exit(1)
}

async function start(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env')
  const config = readConfig(process.env)
  assertMailTarget(config)
  const site = API_ONLY ? undefined : loadStaticSite(resolve('dist'))
  const warnings = [...config.warnings, ...(site ? staleBuildWarnings(site, config) : [])]
  const log = createLog(config.logLevel, createLogOutput())
  // After an uncaught exception the state of the process is undefined: exit, and let systemd restart it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    process.exit(1)
  })

  const database = await openDatabase(config.database, {
    onFatalError(code) {
      log.fatal({ code }, 'fatal storage I/O error, exiting for restart')
      // Wait briefly, so that requests in progress get the answer that their messages were not stored.
      setTimeout(() => process.exit(1), EXIT_DELAY_MS)
    },
  })
  if ((await findSchemaState(database)) === 'newer')
    warnings.push('DATABASE_URL: a newer release has added to the tables, which this release does not use')
  const store = createMessageRepository(database)
  const mailer = createMailer(config.mail)
  // Only if metrics are on, because the import of prom-client adds about 45 ms to the startup.
  const { createMetrics, serveMetrics } = config.metricsPort ? await import('./metrics.ts') : {}
  const metrics = createMetrics?.(store)
  const origin = config.apiOrigin ?? config.siteOrigin
  const mailChannel = createMailChannel({ mailer, database, teamLinks: createTeamLinks(database, origin) })
  const outboxWorker = createOutboxWorker({ store, channel: mailChannel, log, count: metrics?.count })
  const workers = [outboxWorker]
  if (config.webhook) {
    const channel = createWebhookChannel(config.webhook)
    workers.push(createOutboxWorker({ store: createWebhookQueue(database), channel, log }))
  } else await database.deleteFrom('webhooks').execute() // no alarm about a receiver that was removed
  const jobScheduler = createScheduledJobs({
    database,
    mailer,
    mailDirectory: config.mail.directory,
    retentionDays: config.retentionDays,
    origin,
    teamListAt: config.teamListAt,
    log,
  })
  const stopping = new AbortController()
  const app = await buildApp({
    config,
    database,
    store,
    outboxWorker,
    scoreSpam: createScoreSpam(),
    site,
    log,
    count: metrics?.count,
    stopping: stopping.signal,
  })

  shutDownOnSignal({ app, workers, jobScheduler, store, stopping, log })
  const url = await app.listen({
    host: config.host,
    port: config.port,
    listenTextResolver: (address) => `listening on ${address}`,
  })
  if (config.metricsPort && metrics) serveMetrics?.(metrics, config.metricsPort, log)
  for (const worker of workers) worker.start()
  jobScheduler.start()
  for (const warning of warnings) log.warn(warning)
  if (config.trustProxy.length === 0) warnOfUntrustedProxy(app.server, log)
  log.info({ url, mails: config.mail.smtpUrl ? 'to SMTP_URL' : config.mail.directory }, 'server ready')
  if (process.env.npm_lifecycle_event === 'start') console.log(`The website is at ${url} (Ctrl+C stops it)`)
}
