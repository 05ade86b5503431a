import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OperatorError } from './operator-error.ts'
import { readConfig } from './settings.ts'

const ADDRESSES = { MAIL_FROM: 'a@example.com', MAIL_TO: 'b@example.com' }

describe('readConfig', () => {
  it('needs no setting to try the site', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      database: { engine: 'sqlite', path: 'data/contact.db' },
      mail: { smtpUrl: undefined, domain: 'localhost', directory: resolve('data/mail') },
      contactRate: { perMinute: 5, perHour: 30, totalPerMinute: 60 },
      retentionDays: 730,
    })
  })

  it.each([
    [{ PORT: '4000' }, 'http://localhost:4000'],
    [{ PORT: '80' }, 'http://localhost'],
    [{ HOST: '0.0.0.0', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '::', PORT: '4000' }, 'http://localhost:4000'],
    [{ HOST: '::1' }, 'http://localhost:3000'],
    [{ HOST: '192.0.2.7', PORT: '4000' }, 'http://192.0.2.7:4000'],
    [{ HOST: '2001:db8::7' }, 'http://[2001:db8::7]:3000'],
    [{ HOST: 'box.lan' }, 'http://box.lan:3000'],
    [{ HOST: '192.0.2.7', SITE_URL: 'https://example.com' }, 'https://example.com'],
  ])('takes the address of HOST and PORT for a missing SITE_URL: %o', (settings, origin) => {
    expect(readConfig(settings).siteOrigin).toBe(origin)
  })

  it('treats an empty value as unset', () => {
    const empty = { HOST: ' ', PORT: '', DATABASE_URL: ' ', MAIL_TO: '', TRUST_PROXY: ' ' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it('reads names and addresses, lists, origins, times and the folder of mails', () => {
    const config = readConfig({
      SITE_URL: 'https://example.com/',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
      PUBLIC_API_BASE_URL: 'https://api.example.com/v1',
      DATABASE_URL: 'sqlite:/var/lib/site/contact.db',
      SMTP_URL: 'smtp://user:secret@mail.example.com:587',
      MAIL_FROM: 'Website <site@example.com>',
      MAIL_TO: 'team@example.com, "Bello, A." <a@example.com>',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    })
    expect(config).toMatchObject({
      siteOrigin: 'https://example.com',
      apiOrigin: 'https://api.example.com',
      allowedOrigins: ['https://a.example', 'https://b.example:8443', 'https://example.com'],
      database: { engine: 'sqlite', path: '/var/lib/site/contact.db' },
      mail: {
        from: { name: 'Website', address: 'site@example.com' },
        to: [
          { name: '', address: 'team@example.com' },
          { name: 'Bello, A.', address: 'a@example.com' },
        ],
        domain: 'example.com',
        directory: '/var/lib/site/mail',
      },
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    })
  })

  const WRONG: Record<string, string[]> = {
    HOST: ['http://x'],
    PORT: ['eighty', '65536', '-1'],
    SITE_URL: ['example.com', 'https://example.com/path', 'https://user@example.com'],
    PUBLIC_API_BASE_URL: ['/api', 'ftp://example.com'],
    ALLOWED_ORIGINS: ['*', 'https://a.example, null'],
    DATABASE_URL: [
      ...['contact.db', 'sqlite:', 'sqlite::memory:', 'sqlite:data/', 'mysql://localhost/contact'],
      ...['postgres://localhost', 'postgres:///contact', 'postgres://db-1.example.com,/contact'],
      ...['target_session_attrs=standby', 'sslmode=prefer', 'sslmode=verify-ca', 'ssl=true'].map(
        (wrong) => `postgres://db.example.com/contact?${wrong}`,
      ),
    ],
    SMTP_URL: [
      ...['mail.example.com', 'https://mail.example.com', 'smtp://user:pa@ss@mail.example.com'],
      ...['?requireTLS=no', '?requiretls=false', '/inbox'].map((end) => `smtp://mail.example.com${end}`),
    ],
    MAIL_FROM: ['site', 'a@example.com, b@example.com'],
    MAIL_TO: ['team@example.com, team'],
    MAIL_DIRECTORY: ['mails'],
    CONTACT_RATE_PER_MINUTE: ['0'],
    CONTACT_RATE_PER_HOUR: ['4'],
    CONTACT_RATE_TOTAL_PER_MINUTE: ['1.5'],
    TRUST_PROXY: ['true', '1', '10.0.0.0/33', '0.0.0.0/0', '::/0', 'loopback', '10.0.0.1 10.0.0.2'],
    RETENTION_DAYS: ['0'],
    LOG_LEVEL: ['verbose'],
  }

  it.each(Object.entries(WRONG))(
    'rejects a wrong %s with one line that names it and the expected value',
    (name, values) => {
      for (const value of values)
        expect(errorOf({ ...ADDRESSES, [name]: value }), value).toMatch(new RegExp(`^${name}: expected .+$`))
    },
  )

  it('names each wrong and each missing variable on a line of its own', () => {
    const lines = errorOf({ PORT: 'x', SMTP_URL: 'smtp://x' })
    expect(lines.split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^MAIL_FROM: .*required with SMTP_URL/),
      expect.stringMatching(/^MAIL_TO: .*required with SMTP_URL/),
    ])
  })

  it.each([
    'postgres://site:secret@db.example.com:5432/contact',
    'postgres://site:secret@db-1.example.com:5432,db-2.example.com:5433/contact?target_session_attrs=read-write',
  ])('accepts the URL of PostgreSQL servers %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).database).toEqual({ engine: 'postgres', url })
  })

  it('omits the password of a wrong URL from the error', () => {
    expect(errorOf({ SMTP_URL: 'http://user:secret@mail.example.com' })).not.toContain('secret')
  })
})

function errorOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof OperatorError) return error.message
  }
  throw new Error('The settings were accepted')
}
