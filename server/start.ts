import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { buildApp } from './app.ts'
import { recordEventLoopDelay } from './event-loop-delay.ts'
import { shutDownOnSignal } from './graceful-shutdown.ts'
import { loadStaticSite } from './http/static-site.ts'
import { loadSettingsFile } from './load-settings-file.ts'
import { createLog, createLogOutput } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutboxWorker } from './mail/outbox-worker.ts'
import { createFindRoute, findWrongRoutes } from './mail/routes.ts'
import { createScheduledJobs } from './mail/scheduled-jobs.ts'
import { createMessageRepository } from './messages/message-repository.ts'
import { createScoreSpam } from './messages/score-spam.ts'
import { assertUsable, OperatorError } from './operator-error.ts'
import { assertMailTarget, readConfig } from './settings.ts'
import { watchFreeSpace } from './store/free-space.ts'
import { makeFolderOf } from './store/make-folder.ts'
import { findSchemaState } from './store/migrations/migrate.ts'
import { openDatabase } from './store/open-database.ts'
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
  loadSettingsFile()
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
  if (!config.mail.smtpUrl) makeFolderOf('MAIL_DIRECTORY', config.mail.directory)
  const store = createMessageRepository(database)
  const common = { database, log, now: Date.now }
  const mailParts = {
    ...common,
    mailer: createMailer(config.mail),
    teamLinks: createTeamLinks(database, config.apiOrigin ?? config.siteOrigin),
    findRoute: createFindRoute(config.mail.to, config.mailRoutes, site?.subjects),
  }
  const outboxWorker = createOutboxWorker({ ...mailParts, store })
  const { retentionDays, mail } = config
  const jobScheduler = createScheduledJobs({ ...mailParts, mailDirectory: mail.directory, retentionDays })
  const stopping = new AbortController()
  const [scoreSpam, findDiskSpace] = [createScoreSpam(), watchFreeSpace(config.database)]
  const serverParts = { ...common, config, store, outboxWorker, scoreSpam, site, findDiskSpace }
  const app = await buildApp({ ...serverParts, stopping: stopping.signal })

  shutDownOnSignal({ app, outboxWorker, jobScheduler, store, stopping, log })
  const { host, port } = config
  const url = await app.listen({ host, port, listenTextResolver: (address) => `listening on ${address}` })
  outboxWorker.start()
  jobScheduler.start()
  recordEventLoopDelay(database, log)
  if (config.trustProxy.length === 0) app.server.on('request', warnOfProxy)
  log.info({ url, mails: mail.smtpUrl ? 'to SMTP_URL' : mail.directory }, 'server ready')
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
