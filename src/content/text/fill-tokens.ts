import { DEFAULT_RETENTION_DAYS, MAX_RETENTION_DAYS, QUARANTINE_RETENTION_DAYS } from '#contact/retention.ts'
import type { Site } from '../schemas/site.ts'

/** Replaces tokens like `{{name}}` with their values. @throws if a token is unknown, or a text in braces is no token */
export function fillTokens(text: string, values: Readonly<Record<string, string>>): string {
  const known = new Map(Object.entries(values).map(([name, value]) => [`{{${name}}}`, value]))
  return text.replace(/\{+[^{}]*\}+/g, (token) => {
    const value = known.get(token)
    if (value === undefined)
      throw new Error(`${token} is no token; known are ${[...known.keys()].join(', ')}`)
    return value
  })
}

/**
 * Returns the tokens of the whole site: values of site.yaml, `retention` (like `two years`) from the setting RETENTION_DAYS
 * (docs/requirements.md#other-pages), and `quarantineRetention` (like `30 days`), the constant of the server.
 * @param retentionDays the setting; empty for the default
 * @throws if the setting is invalid
 */
export function siteTokens(site: Site, retentionDays?: string) {
  return {
    name: site.name,
    registeredName: site.registeredName,
    registrationNumber: site.registrationNumber,
    email: site.email,
    dataProtectionEmail: site.dataProtectionEmail,
    securityEmail: site.securityEmail ?? site.email,
    address: `${site.address.street}, ${site.address.city}, ${site.address.region}, ${site.address.country}`,
    retention: retentionPeriod(retentionDays),
    quarantineRetention: retentionPeriod(String(QUARANTINE_RETENTION_DAYS)),
  }
}

/** Returns how long messages are kept, like `two years`. @throws if RETENTION_DAYS is invalid, by the rule of the server */
export function retentionPeriod(setting = ''): string {
  const text = setting.trim() || String(DEFAULT_RETENTION_DAYS)
  const days = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(days >= 1 && days <= MAX_RETENTION_DAYS))
    throw new Error(`RETENTION_DAYS: expected days, a whole number from 1 to ${MAX_RETENTION_DAYS}`)
  return days % 365 === 0 ? counted(days / 365, 'year') : counted(days, 'day')
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function counted(number: number, unit: 'day' | 'year'): string {
  const inWords = unit === 'year' ? NUMBERS[number - 1] : undefined
  return `${inWords ?? number} ${number === 1 ? unit : `${unit}s`}`
}

/** Replaces the tokens in HTML from Markdown with escaped values. In URLs of links the renderer has written `{` as `%7B`. */
export function fillHtmlTokens(html: string, site: Site, retentionDays?: string): string {
  const tokens = Object.entries(siteTokens(site, retentionDays))
  const escaped = Object.fromEntries(tokens.map(([name, value]) => [name, escapeHtml(value)]))
  return fillTokens(html.replace(/%7B%7B(\w+)%7D%7D/gi, '{{$1}}'), escaped)
}

/** Returns a text as HTML, for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
