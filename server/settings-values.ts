import { isIP } from 'node:net'
import { isAbsolute } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import type { MailAddress } from './mail/mail-templates.ts'
import type { DatabaseAddress } from './store/open-database.ts'
import { hasValidTlsMode, splitHosts } from './store/postgres-url.ts'

/** Parses the value of a variable; returns undefined for an invalid value. */
export type Parse<T> = (text: string) => T | undefined

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const parseLogLevel: Parse<(typeof LOG_LEVELS)[number]> = (text) =>
  LOG_LEVELS.find((level) => level === text)

/** Creates a parser of whole numbers from `min` to `max`, in decimal digits. */
export function wholeNumber(min: number, max: number): Parse<number> {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return value >= min && value <= max ? value : undefined
  }
}

/** Creates a parser of comma-separated values. Each value must be valid; the list may be empty. */
export function listOf<T>(parse: Parse<T>): Parse<T[]> {
  return (text) => {
    const entries = text
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
    const values = entries.map(parse).filter((value) => value !== undefined)
    return values.length === entries.length ? values : undefined
  }
}

/** Parses an IP address or a host name. */
export const parseHost: Parse<string> = (text) =>
  isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined

/** Parses an http(s) origin without a path. */
export const parseOrigin: Parse<string> = (text) => {
  const url = parseHttpUrl(text)
  return url && url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : undefined
}

/** Parses an http(s) URL and returns its origin. */
export const parseUrlOrigin: Parse<string> = (text) => parseHttpUrl(text)?.origin

/** Parses an absolute path. */
export const parseAbsolutePath: Parse<string> = (text) => (isAbsolute(text) ? text : undefined)

/** Parses an `smtp:` or `smtps:` URL. Its only parameter is `requireTLS`, because a misspelt one would be ignored. */
export const parseSmtpUrl: Parse<string> = (text) => {
  const url = parseUrl(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || url.hash !== '') return undefined
  const isPlain = /^\/?$/.test(url.pathname) && text.split('@').length <= 2
  return isPlain && /^(?:\?requireTLS=(?:true|false))?$/.test(url.search) ? text : undefined
}

/**
 * Parses `sqlite:PATH` or a `postgres:` URL with hosts, a database name and valid TLS parameters. `target_session_attrs` may
 * only say what holds anyway: that the server writes.
 */
export const parseDatabaseAddress: Parse<DatabaseAddress> = (text) => {
  const path = /^sqlite:(?<path>[^:?]+)$/.exec(text)?.groups?.path
  if (path && !path.endsWith('/')) return { engine: 'sqlite', path: path.replace(/^\/\/(?=\/)/, '') }
  const isServer = splitHosts(text).every((host) => {
    const url = parseUrl(host)
    if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hostname === '') return false
    const target = url.searchParams.get('target_session_attrs') ?? 'read-write'
    return url.pathname.length > 1 && /^(?:read-write|primary)$/.test(target) && hasValidTlsMode(host)
  })
  return isServer ? { engine: 'postgres', url: text } : undefined
}

/**
 * Parses an IP address or a CIDR range. Rejects `true`, hop counts and the prefix 0, because they would trust
 * X-Forwarded-For from every client.
 */
export const parseAddressRange: Parse<string> = (text) => {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const isPrefixValid = prefix === undefined || wholeNumber(1, bits)(prefix) !== undefined
  return bits > 0 && rest.length === 0 && isPrefixValid ? text : undefined
}

/** Parses one mail address, with or without a name. */
export const parseMailAddress: Parse<MailAddress> = (text) => {
  const [address, ...others] = parseMailAddresses(text) ?? []
  return others.length === 0 ? address : undefined
}

/** Parses one or more comma-separated mail addresses (RFC 5322). */
export const parseMailAddresses: Parse<MailAddress[]> = (text) => {
  const addresses = addressparser(text, { flatten: true }).map(({ name, address }) => ({ name, address }))
  const isValid = addresses.every(({ address }) => /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(address))
  return addresses.length > 0 && isValid ? addresses : undefined
}

/** Parses an http(s) URL without a user name. */
export const parseHttpAddress: Parse<string> = (text) => parseHttpUrl(text)?.href

/** Parses a key of Standard Webhooks: base64, with or without the prefix `whsec_`. */
export const parseWebhookSecret: Parse<string> = (text) =>
  /^(whsec_)?(?=.{32,88}$)([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text)
    ? text
    : undefined

/** Parses `true` or `false`. */
export const parseBoolean: Parse<boolean> = (text) =>
  text === 'true' ? true : text === 'false' ? false : undefined

/** Parses a time like `08:00`. Returns milliseconds after midnight. */
export const parseTimeOfDay: Parse<number> = (text) => {
  const groups = /^(?<hours>[01]\d|2[0-3]):(?<minutes>[0-5]\d)$/.exec(text)?.groups
  return groups && (Number(groups.hours) * 60 + Number(groups.minutes)) * 60_000
}

function parseHttpUrl(text: string): URL | undefined {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url : undefined
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
