import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { DatabaseRefusedError } from './database-unavailable.ts'
import type { Connected } from './open-database.ts'
import type { Database, Tables } from './schema.ts'

/** Longest wait for the server, a lock or an answer, in milliseconds: a visitor hears of trouble soon. */
const CONNECT_WITHIN_MS = 1_500
const LOCK_WITHIN_MS = 1_000
const ANSWER_WITHIN_MS = 2_000

/** Enough for the accepts of one process, which share commits, beside its sender, probes and daily chores. */
const MAX_CONNECTIONS = 4

/** Times are kept as 64-bit integers, which pg would give as text; milliseconds fit a number for ages. */
const INT8 = 20

/** The engine for several processes: PostgreSQL, durable at every commit. */
export function connectPostgres(url: string, longTimeout: boolean): Connected {
  const timeLimits = `-c lock_timeout=${LOCK_WITHIN_MS} -c statement_timeout=${ANSWER_WITHIN_MS}`
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...(!longTimeout && { query_timeout: ANSWER_WITHIN_MS }),
    application_name: 'website',
    options: `-c synchronous_commit=on ${longTimeout ? '' : timeLimits}`,
    types: {
      getTypeParser: (oid, format) => (oid === INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // A connection that breaks is replaced by the next one; whoever was using it hears of it by the failed query.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const show = () => assertDurable(database)
  // The limits came with the connections: they are long enough for a start.
  const setBusyTimeout = async () => {}
  return { database, assertSupported: show, assertDurable: show, setBusyTimeout }
}

async function assertDurable(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('synchronous_commit', 'fsync', 'full_page_writes')
  `.execute(database)
  for (const { name, setting } of rows) {
    if (setting !== 'on' && setting !== 'remote_apply') {
      throw new DatabaseRefusedError(
        `DATABASE_URL: expected a server with ${name} = on, which keeps messages safe`,
      )
    }
  }
}
