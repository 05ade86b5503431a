import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { DEFAULT_RETENTION_DAYS, MAX_RETENTION_DAYS } from '#contact/retention.ts'

/** An address as nodemailer takes it: never one string, so that no name can add a recipient. */
export type MailAddress = { name: string; address: string }

/** Where messages are kept: in a file of this process's own, or in a server that several processes share. */
export type DatabaseAddress = { engine: 'sqlite'; path: string } | { engine: 'postgres'; url: string }

/** Everything an operator may set; README and .env.example describe each variable. */
export type Config = {
  host: string
  port: number
  /** Public origin of the site, like `https://example.com`. */
  siteOrigin: string
  /** Origin of the contact API where it is not the site's own. */
  apiOrigin: string | undefined
  /** Origins that may post from elsewhere; the site's own is one where the API has another. */
  allowedOrigins: string[]
  database: DatabaseAddress
  /** `directory` takes the mails where no mail server is set. */
  mail: { smtpUrl: string | undefined; from: MailAddress; to: MailAddress[]; directory: string }
  contactRate: { max: number; windowS: number }
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For counts. */
  trustProxy: string[]
  retentionDays: number
  logLevel: (typeof LOG_LEVELS)[number]
  /** Port of loopback where Prometheus reads numbers; undefined for none. */
  metricsPort: number | undefined
  /** What may well be meant, but is more often forgotten: a line each, for the log. */
  warnings: string[]
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

type Environment = Record<string, string | undefined>

/** Reads one variable; `parse` gives undefined for a wrong value. */
type Read = <T>(name: string, fallback: string, expected: string, parse: (text: string) => T | undefined) => T

/** One variable has a wrong value. The message names it, says what is expected and never repeats the value. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * Reads the settings from the environment (README.md#configure); an empty value counts as unset.
 * @throws ConfigError for the first wrong value
 */
export function readConfig(environment: Environment): Config {
  const read: Read = (name, fallback, expected, parse) => {
    const value = parse(environment[name]?.trim() || fallback)
    if (value === undefined) throw new ConfigError(`${name}: expected ${expected}`)
    return value
  }

  const database = read(
    'DATABASE_URL',
    'sqlite:data/contact.db',
    'sqlite:<path of a file> or postgres://user:password@host:5432/database',
    databaseAddress,
  )
  const port = read('PORT', '3000', 'a whole number from 0 to 65535', wholeNumber(0, 65_535))
  const siteOrigin = read('SITE_URL', 'http://localhost:3000', 'an origin like https://example.com', origin)
  const ownApi =
    read('PUBLIC_API_BASE_URL', '', 'an address like https://api.example.com', apiOrigin) || undefined
  const mail = { ...readMail(read), directory: mailDirectory(database) }
  const isTeamNamed = Boolean(environment.MAIL_TO?.trim())
  return {
    host: read('HOST', '127.0.0.1', 'an address or a host name to listen on, like 127.0.0.1', hostName),
    port,
    siteOrigin,
    apiOrigin: ownApi,
    allowedOrigins: [
      ...read('ALLOWED_ORIGINS', '', 'origins like https://example.com, with commas between', list(origin)),
      ...(ownApi && ownApi !== siteOrigin ? [siteOrigin] : []),
    ],
    database,
    mail,
    contactRate: {
      max: read('CONTACT_RATE_MAX', '30', 'a whole number from 1 to 1000000', wholeNumber(1, 1_000_000)),
      windowS: read(
        'CONTACT_RATE_WINDOW_S',
        '60',
        'seconds, a whole number from 1 to 86400',
        wholeNumber(1, 86_400),
      ),
    },
    trustProxy: read(
      'TRUST_PROXY',
      '',
      'addresses or ranges like 10.0.0.0/8, with commas between',
      list(addressRange),
    ),
    retentionDays: read(
      'RETENTION_DAYS',
      String(DEFAULT_RETENTION_DAYS),
      `days, a whole number from 1 to ${MAX_RETENTION_DAYS}`,
      wholeNumber(1, MAX_RETENTION_DAYS),
    ),
    logLevel: read('LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, logLevel),
    metricsPort:
      read(
        'METRICS_PORT',
        '',
        'a whole number from 1 to 65535, other than PORT, or nothing for no metrics',
        portBeside(port),
      ) || undefined,
    warnings:
      isTeamNamed && !mail.smtpUrl
        ? [`MAIL_TO: nobody is told without SMTP_URL; mails are kept as files in ${mail.directory}`]
        : [],
  }
}

/** A real relay refuses or loses mail from made-up addresses, so with SMTP_URL both must be given. */
function readMail(read: Read): Omit<Config['mail'], 'directory'> {
  const smtpUrl = read(
    'SMTP_URL',
    '',
    'an address like smtp://user:password@mail.example.com:587',
    smtpAddress,
  )
  const required = smtpUrl ? ' (required with SMTP_URL)' : ''
  const [from, to] = smtpUrl ? ['', ''] : ['website@localhost', 'team@localhost']
  return {
    smtpUrl: smtpUrl || undefined,
    from: read('MAIL_FROM', from, `one email address${required}`, mailAddress),
    to: read('MAIL_TO', to, `email addresses, with commas between${required}`, mailAddresses),
  }
}

/**
 * Beside the file with the messages: what is backed up or erased together lies together. Absolute, because Node
 * never ends making a relative folder once the working directory is gone.
 */
function mailDirectory(database: DatabaseAddress): string {
  return resolve(database.engine === 'sqlite' ? dirname(database.path) : 'data', 'mail')
}

function wholeNumber(min: number, max: number) {
  return (text: string): number | undefined => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? value : undefined
  }
}

/** 0 stands for no port at all. */
function portBeside(other: number) {
  return (text: string): number | undefined => {
    if (text === '') return 0
    const port = wholeNumber(1, 65_535)(text)
    return port === other ? undefined : port
  }
}

/** Every entry of a list with commas must pass; no entry at all is a valid list. */
function list<T>(parse: (text: string) => T | undefined) {
  return (text: string): T[] | undefined => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
    const values = entries.map(parse).filter((value) => value !== undefined)
    return values.length === entries.length ? values : undefined
  }
}

function hostName(text: string): string | undefined {
  return isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined
}

function origin(text: string): string | undefined {
  const url = webAddress(text)
  return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined
}

function apiOrigin(text: string): string | undefined {
  return text === '' ? '' : webAddress(text)?.origin
}

function smtpAddress(text: string): string | undefined {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? text : undefined
}

function databaseAddress(text: string): DatabaseAddress | undefined {
  const path = /^sqlite:(?<path>[^:?]+)$/.exec(text)?.groups?.path
  if (path && !path.endsWith('/')) return { engine: 'sqlite', path: path.replace(/^\/\/(?=\/)/, '') }
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isServer =
    url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== '' && url.pathname.length > 1
  return isServer ? { engine: 'postgres', url: text } : undefined
}

/** A bare word like `true` or a hop count would make Fastify believe anybody, or nobody, without a word. */
function addressRange(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const valid =
    bits > 0 && rest.length === 0 && (prefix === undefined || wholeNumber(0, bits)(prefix) !== undefined)
  return valid ? text : undefined
}

function mailAddress(text: string): MailAddress | undefined {
  const [address, ...others] = mailAddresses(text) ?? []
  return others.length === 0 ? address : undefined
}

function mailAddresses(text: string): MailAddress[] | undefined {
  const addresses = addressparser(text, { flatten: true }).map(({ name, address }) => ({ name, address }))
  const valid = addresses.every(({ address }) => /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(address))
  return addresses.length > 0 && valid ? addresses : undefined
}

function logLevel(text: string): (typeof LOG_LEVELS)[number] | undefined {
  return LOG_LEVELS.find((level) => level === text)
}
