import { isIPv6 } from 'node:net'
import { dirname, resolve } from 'node:path'
import type { MailSettings } from './mail/mailer.ts'
import type { WebhookSettings } from './mail/webhook-channel.ts'
import type { Rates } from './messages/limits.ts'
import { SETTINGS } from './settings-schema.ts'
import type { LOG_LEVELS } from './settings-values.ts'
import type { DatabaseAddress } from './store/open-database.ts'
import { isUnencrypted } from './store/postgres-url.ts'
import { unknownSettingWarnings } from './unknown-settings.ts'

/**
 * Thrown when variables have invalid values. The message has one line for each variable, with its name and the expected
 * value. It omits the actual value, which may be a password.
 */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Matches names and addresses that only this machine reaches (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/

/** Settings of the server, from the variables that docs/operations.md#settings and .env.example describe. */
export type Config = {
  host: string
  port: number
  /** Public origin of the site, like `https://example.com`. */
  siteOrigin: string
  /** Origin of the contact API; undefined if it is the origin of the site. */
  apiOrigin: string | undefined
  /** Origins that may post messages, in addition to the API's own. Includes the site's origin if the API has another origin. */
  allowedOrigins: string[]
  database: DatabaseAddress
  mail: MailSettings
  /** Whether someone tries the site on their own machine: no one else reaches the server, and it sends no mail. */
  isTrial: boolean
  /** Whether the operator has chosen `mail.directory` with MAIL_DIRECTORY. */
  isMailDirectorySet: boolean
  contactRate: Rates
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string[]
  retentionDays: number
  logLevel: (typeof LOG_LEVELS)[number]
  /** Port of the metrics endpoint on loopback; undefined if metrics are off. */
  metricsPort: number | undefined
  /** Receiver of a webhook for each message; undefined if there is none. */
  webhook: WebhookSettings | undefined
  /** When the morning list is mailed, in milliseconds after midnight in West Africa Time; undefined for no list. */
  teamListAt: number | undefined
  /** Valid but probably unintended settings, one line each for the log. */
  warnings: string[]
}

/**
 * Reads the settings from the environment (docs/operations.md#settings); an empty value counts as unset.
 * @throws ConfigError with one line for each wrong value
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { data, error } = SETTINGS.safeParse(environment)
  if (error)
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join()}: ${message}`).join('\n'))

  const mailDirectory = data.MAIL_DIRECTORY ?? findMailDirectory(data.DATABASE_URL)
  const siteOrigin = data.SITE_URL ?? findLocalOrigin(data.HOST, data.PORT)
  const isApiElsewhere = data.PUBLIC_API_BASE_URL && data.PUBLIC_API_BASE_URL !== siteOrigin
  return {
    host: data.HOST,
    port: data.PORT,
    siteOrigin,
    apiOrigin: data.PUBLIC_API_BASE_URL,
    allowedOrigins: [...data.ALLOWED_ORIGINS, ...(isApiElsewhere ? [siteOrigin] : [])],
    database: data.DATABASE_URL,
    mail: {
      smtpUrl: data.SMTP_URL,
      from: data.MAIL_FROM ?? { name: '', address: 'website@localhost' },
      to: data.MAIL_TO ?? [{ name: '', address: 'team@localhost' }],
      domain: new URL(siteOrigin).hostname,
      directory: mailDirectory,
    },
    isTrial:
      LOOPBACK.test(data.HOST) &&
      siteOrigin.startsWith('http:') &&
      !data.SMTP_URL &&
      data.TRUST_PROXY.length === 0,
    isMailDirectorySet: data.MAIL_DIRECTORY !== undefined,
    contactRate: {
      perMinute: data.CONTACT_RATE_PER_MINUTE,
      perHour: data.CONTACT_RATE_PER_HOUR,
      totalPerMinute: data.CONTACT_RATE_TOTAL_PER_MINUTE,
    },
    trustProxy: data.TRUST_PROXY,
    retentionDays: data.RETENTION_DAYS,
    logLevel: data.LOG_LEVEL,
    metricsPort: data.METRICS_PORT,
    webhook:
      data.NOTIFY_WEBHOOK_URL && data.NOTIFY_WEBHOOK_SECRET
        ? {
            url: data.NOTIFY_WEBHOOK_URL,
            secret: data.NOTIFY_WEBHOOK_SECRET,
            isPrivateAllowed: data.NOTIFY_WEBHOOK_PRIVATE,
          }
        : undefined,
    teamListAt: data.TEAM_LIST_AT,
    warnings: [
      ...(data.MAIL_TO && !data.SMTP_URL
        ? [`MAIL_TO: no mail is sent without SMTP_URL; mails are written to ${mailDirectory}`]
        : []),
      ...(data.DATABASE_URL.engine === 'postgres' && isUnencrypted(data.DATABASE_URL.url)
        ? ['DATABASE_URL: messages go to the database without encryption, because of sslmode=disable']
        : []),
      ...unknownSettingWarnings(environment),
    ],
  }
}

/** Returns the origin at which a browser of this machine reaches the server. */
function findLocalOrigin(host: string, port: number): string {
  const isLocal = LOOPBACK.test(host) || host === '0.0.0.0' || host === '::'
  return new URL(`http://${isLocal ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`).origin
}

/**
 * Checks that mails leave the server, unless the operator has chosen a folder for them. On a public site no one would notice
 * that a forgotten or misspelt SMTP_URL turns mails into files. Servers that share PostgreSQL would each write files to their
 * own release: no backup would contain them, and `erase` on another machine would not remove them. The inbox commands send no
 * mail and need no SMTP_URL.
 * @throws ConfigError if neither SMTP_URL nor MAIL_DIRECTORY is set
 */
export function assertMailTarget({ database, siteOrigin, mail, isMailDirectorySet }: Config): void {
  if (mail.smtpUrl || isMailDirectorySet) return
  const isShared = database.engine === 'postgres'
  if (isShared || siteOrigin.startsWith('https:'))
    throw new ConfigError(
      `SMTP_URL: required with ${isShared ? 'PostgreSQL' : 'an https SITE_URL'}; to try one server without a mail server, set MAIL_DIRECTORY to a folder for its mails`,
    )
}

/**
 * Returns the folder where mails are written if SMTP_URL is unset. The folder is next to the database, so that both are
 * backed up and deleted together. The path is absolute, because Node's recursive mkdir of a relative path never returns
 * if the working directory has been deleted.
 */
function findMailDirectory(database: DatabaseAddress): string {
  return resolve(database.engine === 'sqlite' ? dirname(database.path) : 'data', 'mail')
}
