import type { PostgresPool } from 'kysely'
import { Pool, type PoolConfig } from 'pg'

/**
 * Splits a `postgres:` URL with several hosts into one URL for each host (postgresql.org/docs/current/libpq-connect.html).
 * node-postgres understands only one host.
 */
export function splitHosts(url: string): string[] {
  const [, start = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? [
    '',
    url,
  ]
  return hosts.split(',').map((host) => start + host + end)
}

/** Returns the hosts of a URL with their ports, without the password. */
export function nameHosts(url: string): string {
  return splitHosts(url)
    .map((one) => new URL(one).host)
    .join(',')
}

/**
 * Creates one pool of connections for several hosts. It connects to the host that was used last, and to the others in turn if
 * that fails or the host accepts no writes. So after a failover it finds the standby that has become the primary.
 */
export function createHostsPool(urls: readonly string[], config: PoolConfig): PostgresPool {
  const pools = urls.map((connectionString) => {
    const pool = new Pool({ ...config, connectionString, ...(urls.length > 1 && { verify: assertWritable }) })
    // Ignore errors of connections: the pool replaces a broken connection, and the failed query reports the error.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  })
  let lastUsed = 0
  return {
    options: config,
    async connect() {
      let failure: unknown
      const first = lastUsed
      for (let turn = 0; turn < pools.length; turn++) {
        const index = (first + turn) % pools.length
        try {
          const client = await pools[index]?.connect()
          lastUsed = index
          if (client) return client
        } catch (error) {
          failure ??= error
        }
      }
      throw failure
    },
    async end() {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** Rejects a new connection to a standby, with the code that PostgreSQL gives to a write there. */
const assertWritable: PoolConfig['verify'] = (client, done) => {
  client.query<{ transaction_read_only: string }>('show transaction_read_only').then(
    ({ rows }) => {
      const isWritable = rows[0]?.transaction_read_only === 'off'
      done(isWritable ? undefined : Object.assign(new Error('The host is a standby'), { code: '25006' }))
    },
    (error: Error) => done(error),
  )
}
