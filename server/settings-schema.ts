import { z } from 'zod'
import { DEFAULT_RETENTION_DAYS, MAX_RETENTION_DAYS } from '#contact/retention.ts'
import {
  LOG_LEVELS,
  listOf,
  type Parse,
  parseAbsolutePath,
  parseAddressRange,
  parseBoolean,
  parseDatabaseAddress,
  parseHost,
  parseHttpAddress,
  parseLogLevel,
  parseMailAddress,
  parseMailAddresses,
  parseOrigin,
  parseSmtpUrl,
  parseTimeOfDay,
  parseUrlOrigin,
  parseWebhookSecret,
  wholeNumber,
} from './settings-values.ts'

const FREE_PORT = 'a whole number from 1 to 65535, other than PORT, or nothing for no metrics'
const SMTP_ADDRESS =
  'an address like smtp://user:password@mail.example.com:587, with %40 for @ in the user or the password, and no parameter but requireTLS=true or false'
const WEBHOOK_SECRET = '24 to 64 bytes in base64, like the output of openssl rand -base64 32'
const ONE_ADDRESS = 'one email address'
const ADDRESSES = 'email addresses, with commas between'

/** Schema of the environment variables (docs/operations.md#settings). Each issue has the name of its variable as `path`. */
export const SETTINGS = z
  .object({
    HOST: setting('127.0.0.1', 'an address or a host name to listen on, like 127.0.0.1', parseHost),
    PORT: setting('3000', 'a whole number from 0 to 65535', wholeNumber(0, 65_535)),
    SITE_URL: optionalSetting('an origin like https://example.com', parseOrigin),
    PUBLIC_API_BASE_URL: optionalSetting('an address like https://api.example.com', parseUrlOrigin),
    ALLOWED_ORIGINS: setting(
      '',
      'origins like https://example.com, with commas between',
      listOf(parseOrigin),
    ),
    DATABASE_URL: setting(
      'sqlite:data/contact.db',
      'sqlite:<path of a file> or postgres://user:password@host:5432/database (or host1:5432,host2:5432), with sslmode=verify-full, verify-ca (and sslrootcert), require or disable',
      parseDatabaseAddress,
    ),
    MAIL_DIRECTORY: optionalSetting('an absolute path of a folder', parseAbsolutePath),
    SMTP_URL: optionalSetting(SMTP_ADDRESS, parseSmtpUrl),
    MAIL_FROM: optionalSetting(ONE_ADDRESS, parseMailAddress),
    MAIL_TO: optionalSetting(ADDRESSES, parseMailAddresses),
    CONTACT_RATE_PER_MINUTE: rateSetting('5'),
    CONTACT_RATE_PER_HOUR: rateSetting('30'),
    CONTACT_RATE_TOTAL_PER_MINUTE: rateSetting('60'),
    TRUST_PROXY: setting(
      '',
      'addresses or ranges like 10.0.0.0/8, with commas between',
      listOf(parseAddressRange),
    ),
    RETENTION_DAYS: setting(
      String(DEFAULT_RETENTION_DAYS),
      `days, a whole number from 1 to ${MAX_RETENTION_DAYS}`,
      wholeNumber(1, MAX_RETENTION_DAYS),
    ),
    LOG_LEVEL: setting('info', `one of ${LOG_LEVELS.join(', ')}`, parseLogLevel),
    METRICS_PORT: optionalSetting(FREE_PORT, wholeNumber(1, 65_535)),
    NOTIFY_WEBHOOK_URL: optionalSetting('an address like https://hooks.example.com/x', parseHttpAddress),
    NOTIFY_WEBHOOK_SECRET: optionalSetting(WEBHOOK_SECRET, parseWebhookSecret),
    NOTIFY_WEBHOOK_PRIVATE: setting('false', 'true or false', parseBoolean),
    TEAM_LIST_AT: optionalSetting('a time like 08:00', parseTimeOfDay),
  })
  // SMTP_URL requires MAIL_FROM and MAIL_TO, because mail servers reject the invented default addresses.
  .refine(
    ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM,
    rule('MAIL_FROM', 'SMTP_URL', `${ONE_ADDRESS} (required with SMTP_URL)`),
  )
  .refine(
    ({ SMTP_URL, MAIL_TO }) => !SMTP_URL || MAIL_TO,
    rule('MAIL_TO', 'SMTP_URL', `${ADDRESSES} (required with SMTP_URL)`),
  )
  .refine(
    ({ CONTACT_RATE_PER_MINUTE, CONTACT_RATE_PER_HOUR }) => CONTACT_RATE_PER_HOUR >= CONTACT_RATE_PER_MINUTE,
    rule('CONTACT_RATE_PER_HOUR', 'CONTACT_RATE_PER_MINUTE', 'at least CONTACT_RATE_PER_MINUTE'),
  )
  .refine(
    ({ NOTIFY_WEBHOOK_URL: url, NOTIFY_WEBHOOK_SECRET }) => !url || NOTIFY_WEBHOOK_SECRET,
    rule(
      'NOTIFY_WEBHOOK_SECRET',
      'NOTIFY_WEBHOOK_URL',
      `${WEBHOOK_SECRET} (required with NOTIFY_WEBHOOK_URL)`,
    ),
  )
  .refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, rule('METRICS_PORT', 'PORT', FREE_PORT))

/**
 * Creates the schema of a variable with a default.
 * @param fallback the default, as text
 * @param expected the expected value in words, for the error message
 * @param parse returns undefined for a wrong value
 */
function setting<T>(fallback: string, expected: string, parse: Parse<T>) {
  return z
    .string()
    .optional()
    .transform((text, context): T => parse(text?.trim() || fallback) ?? refuse(expected, context))
}

/** Creates the schema of a number of messages in a time. */
function rateSetting(fallback: string) {
  return setting(fallback, 'a whole number from 1 to 1000000', wholeNumber(1, 1_000_000))
}

/** Creates the schema of a variable that may be unset. */
function optionalSetting<T>(expected: string, parse: Parse<T>) {
  return z
    .string()
    .optional()
    .transform((text, context): T | undefined =>
      text?.trim() ? (parse(text.trim()) ?? refuse(expected, context)) : undefined,
    )
}

function refuse(expected: string, context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: `expected ${expected}` })
  return z.NEVER
}

/** Returns the options of a rule about two variables. Zod skips the rule if either variable already has an issue. */
function rule(name: string, other: string, expected: string) {
  return {
    path: [name],
    error: `expected ${expected}`,
    when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
      !issues.some(({ path }) => path?.[0] === name || path?.[0] === other),
  }
}
