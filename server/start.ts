import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { buildApp } from './app.ts'
import { shutDownOnSignal } from './graceful-shutdown.ts'
import { loadStaticSite } from './http/static-site.ts'
import { createLog, createLogOutput } from './log.ts'
import { createMailChannel } from './mail/mail-channel.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutboxWorker } from './mail/outbox-worker.ts'
import { createFindRoute, findWrongRoutes } from './mail/routes.ts'
import { createScheduledJobs } from './mail/scheduled-jobs.ts'
import { createWebhookChannel } from './mail/webhook-channel.ts'
import { createMessageRepository } from './messages/message-repository.ts'
import { createScoreSpam } from './messages/score-spam.ts'
import { assertUsable, OperatorError } from './operator-error.ts'
import { assertMailTarget, readConfig } from './settings.ts'
import { findSchemaState } from './store/migrations/migrate.ts'
import { openDatabase } from './store/open-database.ts'
import { createQueue } from './store/outbox.ts'
import { createTeamLinks } from './team/team-links.ts'

/** Serve only the API, without pages. scripts/dev.ts sets the option, because Astro's server serves the pages. */
const API_ONLY = process.argv.includes('--api-only')

const EXIT_DELAY_MS = 200

try {
  await start()
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}

async function start(): Promise<void> {
  if (existsSync('.env')) loadEnvFile('.env')
  const config = readConfig(process.env)
  assertMailTarget(config)
  const site = API_ONLY ? undefined : loadStaticSite(resolve('dist'))
  const wrongRoutes = site ? findWrongRoutes(config.mailRoutes, site.subjects) : []
  assertUsable(wrongRoutes.length === 0, wrongRoutes.join('\n'))
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
    log.warn('DATABASE_URL: a newer release has added to the tables, which this release does not use')
  const store = createMessageRepository(database)
  const mailer = createMailer(config.mail)
  // Only if metrics are on, because the import of prom-client adds about 45 ms to the startup.
  const { createMetrics, serveMetrics } = config.metricsPort ? await import('./metrics.ts') : {}
  const metrics = createMetrics?.(store)
  const count = metrics?.count
  const teamLinks = createTeamLinks(database, config.apiOrigin ?? config.siteOrigin)
  const findRoute = createFindRoute(config.mail.to, config.mailRoutes, site?.subjects)
  const mailChannel = createMailChannel({ mailer, teamLinks, findRoute })
  const outboxWorker = createOutboxWorker({ store, channel: mailChannel, log, count })
  const workers = [outboxWorker]
  if (config.webhook) {
    const channel = createWebhookChannel(config.webhook, findRoute)
    workers.push(createOutboxWorker({ store: createQueue(database, 'webhook'), channel, log }))
  } else await database.deleteFrom('notifications').where('channel', '=', 'webhook').execute() // no alarm about a receiver that was removed
  const { retentionDays, teamListAt, mail } = config
  const mailDirectory = mail.directory
  const { holidays = [], endings = [] } = site ?? {}
  const parts = { database, mailer, teamLinks, findRoute, holidays, endings, log, now: Date.now }
  const jobScheduler = createScheduledJobs({ ...parts, mailDirectory, retentionDays, teamListAt })
  const stopping = new AbortController()
  const scoreSpam = createScoreSpam()
  const appParts = { config, database, store, outboxWorker, scoreSpam, site, log, count }
  const app = await buildApp({ ...appParts, stopping: stopping.signal })

  shutDownOnSignal({ app, workers, jobScheduler, store, stopping, log })
  const { host, port } = config
  const url = await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` })
  if (config.metricsPort && metrics) serveMetrics?.(metrics, config.metricsPort, log)
  for (const worker of workers) worker.start()
  jobScheduler.start()
  if (config.trustProxy.length === 0) app.server.on('request', warnOfProxy)
  log.info({ url, mails: mail.smtpUrl ? 'to SMTP_URL' : mailDirectory }, 'server ready')
  const place = config.database.engine === 'sqlite' ? config.database.path : 'PostgreSQL'
  if (process.env.npm_lifecycle_event === 'start')
    console.log(`The website is at ${url}, and stores messages in ${place} (Ctrl+C stops it)`)

  function warnOfProxy({ headers }: IncomingMessage): void {
    if (headers['x-forwarded-for'] === undefined) return
    app.server.off('request', warnOfProxy)
    log.warn(
      'TRUST_PROXY: requests have X-Forwarded-For, but no proxy is trusted; all visitors share one rate limit',
    )
  }
}

/** Returns one line for a mistake of the operator, and the stack trace for any other error. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof OperatorError) return error.message
  const { code, syscall, address, port, stack } = error as NodeJS.ErrnoException & Partial<AddressInfo>
  const setting = API_ONLY ? 'API_PORT' : 'PORT'
  if (code === 'EADDRINUSE') return `${setting}: expected a free port, but ${address}:${port} is in use`
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return `HOST, ${setting}: the server cannot listen there (${code})`
  return stack ?? error.message
}
