import { isIP, isIPv6 } from 'node:net'
import { dirname, isAbsolute, resolve } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'
import { DEFAULT_RETENTION_DAYS, MAX_RETENTION_DAYS } from '#contact/retention.ts'
import { assertUsable, OperatorError } from './operator-error.ts'
import { hasValidTlsMode, isLocal, splitHosts } from './store/postgres-url.ts'
import type { DatabaseAddress } from './store/schema.ts'

const text = z.string()

const hostName = text.refine((host) => isIP(host) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))

const httpUrl = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url))
  .refine(({ username }) => username === '')

const origin = httpUrl.refine((url) => url.href === `${url.origin}/`).transform((url) => url.origin)

/** The only parameter of SMTP_URL is `requireTLS`, because a misspelt one would be ignored. */
const smtpUrl = z
  .url({ protocol: /^smtps?$/, hostname: /./ })
  .regex(/^\w+:\/\/(?:[^@/?#]*@)?[^@/?#]+\/?(?:\?requireTLS=(?:true|false))?$/)

const sqliteAddress = text
  .regex(/^sqlite:[^:?]*[^:?/]$/)
  .transform((url) => ({ engine: 'sqlite' as const, path: url.slice(7).replace(/^\/\/(?=\/)/, '') }))

const postgresAddress = text
  .refine((url) => splitHosts(url).every(isPostgresUrl))
  .transform((url) => ({ engine: 'postgres' as const, url }))

/** Rejects `true`, hop counts and the prefix 0, because they would trust X-Forwarded-For from every client. */
const proxy = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((range) => !range.endsWith('/0'))

const addresses = text
  .transform((list) => addressparser(list, { flatten: true }).map(({ name, address }) => ({ name, address })))
  .pipe(z.array(z.object({ name: text, address: text.regex(/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/) })).min(1))

const routes = text
  .transform((list) => list.split(';').map((route) => route.split(/=(.*)/s).map((part) => part.trim())))
  .transform((pairs, context) =>
    pairs
      .filter(([topic]) => topic !== '')
      .map(([topic = '', list = ''], index, all) => {
        const { data: to = [] } = addresses.safeParse(list)
        const isRepeated = all.findIndex(([other]) => other === topic) < index
        const message = isRepeated ? `names ${topic} twice` : `${topic} needs an email address after =`
        if (to.length === 0 || isRepeated) context.addIssue({ code: 'custom', message })
        return { topic, to }
      }),
  )

/** Schema of the environment variables (docs/operations.md#settings). Each description says in an error what is expected. */
const SETTINGS = z
  .object({
    HOST: hostName.default('127.0.0.1').describe('an address or a host name to listen on, like 127.0.0.1'),
    PORT: wholeNumber(0, 65_535).default(3000).describe('a whole number from 0 to 65535'),
    SITE_URL: origin.optional().describe('an origin like https://example.com'),
    PUBLIC_API_BASE_URL: httpUrl.optional().describe('an address like https://api.example.com'),
    ALLOWED_ORIGINS: listOf(origin).describe('origins like https://example.com, with commas between'),
    DATABASE_URL: z
      .union([sqliteAddress, postgresAddress])
      .default({ engine: 'sqlite', path: 'data/contact.db' })
      .describe(
        'sqlite:<path of a file> or postgres://user:password@host:5432/database (or host1:5432,host2:5432), with sslmode=verify-full, verify-ca (and sslrootcert), require or disable',
      ),
    MAIL_DIRECTORY: text.refine(isAbsolute).optional().describe('an absolute path of a folder'),
    SMTP_URL: smtpUrl
      .optional()
      .describe(
        'an address like smtp://user:password@mail.example.com:587, with %40 for @ in the user or the password, and no parameter but requireTLS=true or false',
      ),
    MAIL_FROM: addresses
      .refine(({ length }) => length === 1)
      .optional()
      .describe('one email address (required with SMTP_URL)'),
    MAIL_TO: addresses.optional().describe('email addresses, with commas between (required with SMTP_URL)'),
    MAIL_ROUTES: routes.default([]).describe('topics with email addresses'),
    CONTACT_RATE_PER_MINUTE: rate(5),
    CONTACT_RATE_PER_HOUR: rate(30),
    CONTACT_RATE_TOTAL_PER_MINUTE: rate(60),
    TRUST_PROXY: listOf(proxy).describe('addresses or ranges like 10.0.0.0/8, with commas between'),
    RETENTION_DAYS: wholeNumber(1, MAX_RETENTION_DAYS)
      .default(DEFAULT_RETENTION_DAYS)
      .describe(`days, a whole number from 1 to ${MAX_RETENTION_DAYS}`),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('one of fatal, error, warn, info, debug, trace, silent'),
  })
  .refine((all) => !all.SMTP_URL || all.MAIL_FROM, { path: ['MAIL_FROM'] })
  .refine((all) => !all.SMTP_URL || all.MAIL_TO, { path: ['MAIL_TO'] })
  .refine((all) => all.CONTACT_RATE_PER_HOUR >= all.CONTACT_RATE_PER_MINUTE, {
    path: ['CONTACT_RATE_PER_HOUR'],
    error: 'expected at least CONTACT_RATE_PER_MINUTE',
  })

export const SETTING_NAMES = Object.keys(SETTINGS.shape)

export type Config = ReturnType<typeof readConfig>

/** Reads the settings (docs/operations.md#settings); empty counts as unset. @throws OperatorError, one line a wrong value */
export function readConfig(environment: NodeJS.Dict<string>) {
  const values = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined])
  const { data, error } = SETTINGS.safeParse(Object.fromEntries(values), { error: describeIssue })
  if (error) {
    const lines = error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)
    throw new OperatorError([...new Set(lines)].join('\n'))
  }

  const siteOrigin = data.SITE_URL ?? findLocalOrigin(data.HOST, data.PORT)
  const apiOrigin = data.PUBLIC_API_BASE_URL?.origin
  const database: DatabaseAddress = data.DATABASE_URL
  const folder = database.engine === 'sqlite' ? dirname(database.path) : 'data'
  const mail = {
    smtpUrl: data.SMTP_URL,
    from: data.MAIL_FROM?.[0] ?? { name: '', address: 'website@localhost' },
    to: data.MAIL_TO ?? [{ name: '', address: 'team@localhost' }],
    domain: new URL(siteOrigin).hostname,
    // Backed up and deleted with the database. Absolute: mkdir of a relative path hangs if the working directory was deleted.
    directory: data.MAIL_DIRECTORY ?? resolve(folder, 'mail'),
  }
  return {
    host: data.HOST,
    port: data.PORT,
    siteOrigin,
    apiOrigin,
    allowedOrigins: [...data.ALLOWED_ORIGINS, ...(apiOrigin && apiOrigin !== siteOrigin ? [siteOrigin] : [])],
    database,
    mail,
    mailRoutes: data.MAIL_ROUTES,
    isMailDirectorySet: data.MAIL_DIRECTORY !== undefined,
    contactRate: {
      perMinute: data.CONTACT_RATE_PER_MINUTE,
      perHour: data.CONTACT_RATE_PER_HOUR,
      totalPerMinute: data.CONTACT_RATE_TOTAL_PER_MINUTE,
    },
    trustProxy: data.TRUST_PROXY,
    retentionDays: data.RETENTION_DAYS,
    logLevel: data.LOG_LEVEL,
  }
}

/** @throws OperatorError if mails would become files unasked, on a public site or on PostgreSQL, whose backups lack them */
export function assertMailTarget({ database, siteOrigin, mail, isMailDirectorySet }: Config): void {
  const isShared = database.engine === 'postgres'
  assertUsable(
    mail.smtpUrl !== undefined || isMailDirectorySet || (!isShared && !siteOrigin.startsWith('https:')),
    `SMTP_URL: required with ${isShared ? 'PostgreSQL' : 'an https SITE_URL'}; to try one server without a mail server, set MAIL_DIRECTORY to a folder for its mails`,
  )
}

function wholeNumber(min: number, max: number) {
  return text.regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max))
}

function rate(fallback: number) {
  return wholeNumber(1, 1_000_000).default(fallback).describe('a whole number from 1 to 1000000')
}

function listOf<Schema extends z.ZodType<string, string>>(entry: Schema) {
  return text
    .transform((list) => list.split(/\s*,\s*/).filter((part) => part !== ''))
    .pipe(z.array(entry))
    .default([])
}

/** Returns what a setting expects. Zod asks for every issue that has no message of its own. */
function describeIssue({ path = [] }: { path?: PropertyKey[] | undefined }): string {
  return `expected ${SETTINGS.shape[path[0] as keyof typeof SETTINGS.shape]?.description}`
}

/** `target_session_attrs` may only say what holds anyway: that the server writes. */
function isPostgresUrl(text: string): boolean {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname, searchParams } = new URL(text)
  const target = searchParams.get('target_session_attrs') ?? 'read-write'
  const writes = target === 'read-write' || target === 'primary'
  return hostname !== '' && pathname.length > 1 && writes && hasValidTlsMode(text)
}

function findLocalOrigin(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host
  const isAny = host === '0.0.0.0' || host === '::'
  return new URL(`http://${isAny || isLocal(name) ? 'localhost' : name}:${port}`).origin
}
