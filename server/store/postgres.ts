import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import { assertUsable } from '../operator-error.ts'
import { addTlsMode, splitHosts } from './postgres-url.ts'
import type { Database, Tables } from './schema.ts'

/** Short timeouts, so that a visitor gets an error soon when PostgreSQL is down or a row is locked. */
const CONNECT_TIMEOUT_MS = 1_500
const LOCK_TIMEOUT_MS = 1_000
const QUERY_TIMEOUT_MS = 2_000

const MAX_CONNECTIONS = 4

/** Type ID of the time columns. pg returns 64-bit integers as text, but milliseconds fit into a JavaScript number. */
const INT8_OID = 20

/** Connects to PostgreSQL, which several server processes can share. Every commit waits for the disk. */
export function connectPostgres(url: string, longTimeout: boolean): Database {
  const timeouts = `-c lock_timeout=${LOCK_TIMEOUT_MS} -c statement_timeout=${QUERY_TIMEOUT_MS}`
  const pool = createHostsPool(splitHosts(url).map(addTlsMode), {
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(!longTimeout && { query_timeout: QUERY_TIMEOUT_MS }),
    application_name: 'website',
    options: `-c synchronous_commit=on ${longTimeout ? '' : timeouts}`,
    types: { getTypeParser: (oid, format) => (oid === INT8_OID ? Number : types.getTypeParser(oid, format)) },
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** Creates a pool for several hosts. The host used last comes first, then the others: after a failover it finds the new primary. */
function createHostsPool(urls: readonly string[], config: PoolConfig): PostgresPool {
  const pools = urls.map((connectionString) => {
    const pool = new Pool({ ...config, connectionString, ...(urls.length > 1 && { verify: assertWritable }) })
    // Ignore errors of connections: the pool replaces a broken connection, and the failed query reports the error.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  })
  return {
    options: config,
    async connect() {
      const failures: unknown[] = []
      for (const pool of [...pools]) {
        try {
          const client = await pool.connect()
          pools.sort((a, b) => Number(b === pool) - Number(a === pool))
          return client
        } catch (error) {
          failures.push(error)
        }
      }
      throw failures[0]
    },
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
  }
}

/** Rejects a new connection to a standby, with the code that PostgreSQL gives to a write there. */
const assertWritable: PoolConfig['verify'] = (client, done) => {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(({ rows: [row] }) => {
    const isWritable = row?.transaction_read_only === 'off'
    done(isWritable ? undefined : Object.assign(new Error('The host is a standby'), { code: '25006' }))
  }, done)
}

/** Checks the server: UTF-8, or letters are rejected, and durable. @throws OperatorError if messages could be lost */
export async function assertPostgres(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings
    where name in ('server_encoding', 'synchronous_commit', 'fsync', 'full_page_writes')
  `.execute(database)
  for (const { name, setting } of rows)
    assertUsable(
      (name === 'server_encoding' ? ['UTF8'] : ['on', 'remote_apply']).includes(setting),
      name === 'server_encoding'
        ? `DATABASE_URL: expected a database in UTF8, not ${setting}; create one with createdb --encoding=UTF8 --template=template0`
        : `DATABASE_URL: expected a server with ${name} = on, or messages could be lost`,
    )
}
