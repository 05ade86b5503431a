import { Kysely, PostgresDialect, sql } from 'kysely'
import { types } from 'pg'
import { assertUsable } from './database-unavailable.ts'
import type { EngineConnection } from './engine-connection.ts'
import { createHostsPool, splitHosts } from './postgres-hosts.ts'
import { addTlsMode } from './postgres-tls.ts'
import type { Database, Tables } from './schema.ts'

/** Short timeouts, so that a visitor gets an error soon when PostgreSQL is down or a row is locked. */
const CONNECT_TIMEOUT_MS = 1_500
const LOCK_TIMEOUT_MS = 1_000
const QUERY_TIMEOUT_MS = 2_000

/** Maximum connections of one process. One stores messages; the outbox, the probes and the jobs use the others. */
const MAX_CONNECTIONS = 4

/** Type ID of the time columns. pg returns 64-bit integers as text, but milliseconds fit into a JavaScript number. */
const INT8_OID = 20

/**
 * Connects to PostgreSQL, the engine that several server processes can share. Every commit waits for the disk.
 * @param url a URL with one or several hosts
 */
export function connectPostgres(url: string, longTimeout: boolean): EngineConnection {
  const timeouts = `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=${QUERY_TIMEOUT_MS}`
  const pool = createHostsPool(splitHosts(url).map(addTlsMode), {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(!longTimeout && { query_timeout: QUERY_TIMEOUT_MS }),
    application_name: 'website',
    options: `-c synchronous_commit=on ${longTimeout ? '' : timeouts}`,
    types: {
      getTypeParser: (oid, format) => (oid === INT8_OID ? Number : types.getTypeParser(oid, format)),
    },
  })
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  // Does nothing, because startup uses the same timeouts as requests.
  const setBusyTimeout = async () => {}
  return {
    database,
    async assertSupported() {
      await assertUtf8(database)
      await assertDurable(database)
    },
    assertIntact: async () => {},
    assertDurable: () => assertDurable(database),
    setBusyTimeout,
  }
}

/** Requires UTF-8, because a database in another encoding rejects messages with letters that the encoding lacks. */
async function assertUtf8(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding
  `.execute(database)
  const encoding = rows[0]?.encoding
  assertUsable(
    encoding === 'UTF8',
    `DATABASE_URL: expected a database in UTF8, not ${encoding}; create one with createdb --encoding=UTF8 --template=template0`,
  )
}

async function assertDurable(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('synchronous_commit', 'fsync', 'full_page_writes')
  `.execute(database)
  for (const { name, setting } of rows) {
    const isDurable = setting === 'on' || setting === 'remote_apply'
    assertUsable(isDurable, `DATABASE_URL: expected a server with ${name} = on, or messages could be lost`)
  }
}
