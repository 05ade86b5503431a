import { chmodSync, chownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { storeMessage, submissionOf } from '#test/support/messages.ts'
import { hasPostgres, type Postgres, startPostgres } from '#test/support/postgres.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { createCertificate } from '#test/support/tls-certificate.ts'
import { backUp } from '../cli/backup.ts'
import { createMessageRepository } from '../messages/message-repository.ts'
import { eraseMessages } from '../team/erasure.ts'
import { openDatabase } from './open-database.ts'

/** A loopback address that counts as another machine, because only 127.x, ::1 and localhost count as this machine. */
const REMOTE = '0.0.0.0'

describe.skipIf(!hasPostgres())('PostgreSQL', () => {
  let server: Postgres
  beforeAll(async () => {
    server = await startPostgres()
  }, 60_000)
  afterAll(() => server?.stop(), 60_000)

  const open = async (url: string) => {
    const database = await openDatabase({ engine: 'postgres', url })
    onTestFinished(() => database.destroy())
    return database
  }

  it('rejects a database that is not in UTF-8', async () => {
    const url = await server.createDatabase()
    await run(url, "create database latin encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'")
    await expect(open(url.replace(/\w+$/, 'latin'))).rejects.toThrow(
      'DATABASE_URL: expected a database in UTF8, not LATIN1; create one with createdb --encoding=UTF8 --template=template0',
    )
  })

  it('rejects a server on another machine that does not offer TLS, unless sslmode=disable is set', async () => {
    const url = (await server.createDatabase()).replace('127.0.0.1', REMOTE)
    await expect(open(url)).rejects.toThrow(
      /^DATABASE_URL: 0\.0\.0\.0:\d+ does not offer TLS; switch it on there, or add \?sslmode=disable /,
    )
    await open(`${url}?sslmode=disable`)
  })

  it('verifies the certificate of the server, and backs up over the same connection', async () => {
    const url = await server.createDatabase()
    const certificate = await createServerCertificate(url)
    await run(url, `alter system set ssl_cert_file = '${certificate.file}'`)
    await run(url, `alter system set ssl_key_file = '${certificate.keyFile}'`)
    await run(url, 'alter system set ssl = on')
    await run(url, 'select pg_reload_conf()')
    const byName = url.replace('127.0.0.1', 'localhost')
    const trusted = `${byName}?sslmode=verify-full&sslrootcert=${certificate.file}`
    await expect.poll(() => isEncrypted(trusted), { timeout: 10_000 }).toBe(true)
    const database = await open(trusted)
    const copy = join(temporaryFolder(), 'copy')
    expect(await backUp(database, { engine: 'postgres', url: trusted }, copy)).toBe(0)
    const untrusted = { engine: 'postgres' as const, url: `${byName}?sslmode=verify-full` }
    await expect(backUp(database, untrusted, `${copy}-2`)).rejects.toThrow('pg_dump failed')
    await expect(open(`${byName}?sslmode=verify-full`)).rejects.toThrow(/\(DEPTH_ZERO_SELF_SIGNED_CERT\)$/)
    await expect(open(url.replace('127.0.0.1', REMOTE))).rejects.toThrow(/\(DEPTH_ZERO_SELF_SIGNED_CERT\)$/)
    expect(await isEncrypted(`${url.replace('127.0.0.1', REMOTE)}?sslmode=require`)).toBe(true)
    await expect(open(`${byName}?sslmode=verify-full&sslrootcert=/nowhere.pem`)).rejects.toThrow(
      /\(ENOENT\)$/,
    )
  }, 60_000)

  it('fails the probe of the store while the table of messages is locked, as by vacuum full', async () => {
    const url = await server.createDatabase()
    const store = createMessageRepository(await open(url))
    const other = await open(url)
    await other.transaction().execute(async (transaction) => {
      await sql`lock table messages`.execute(transaction)
      await expect(store.probe(0)).rejects.toThrow('lock timeout')
    })
    await store.probe(0)
  })

  it('vacuums the tables of erased messages, so that the rows are removed and not only marked', async () => {
    const database = await open(await server.createDatabase())
    const reference = await storeMessage(createMessageRepository(database), submissionOf('erase me'), 0)
    expect(await eraseMessages(database, temporaryFolder(), [reference])).toBe(1)
    // Without rows, VACUUM returns all pages of a table to the disk. The counters of dead rows may be late.
    const size = sql<{
      bytes: number
    }>`select (pg_relation_size('messages') + pg_relation_size('notifications'))::integer as bytes`
    await expect
      .poll(async () => (await size.execute(database)).rows, { timeout: 10_000 })
      .toEqual([{ bytes: 0 }])
  })

  /** Returns whether the server's connection is encrypted; undefined if the connection fails. */
  async function isEncrypted(url: string): Promise<boolean | undefined> {
    try {
      const database = await openDatabase({ engine: 'postgres', url })
      const { rows } = await sql<{ ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()
      `.execute(database)
      await database.destroy()
      return rows[0]?.ssl
    } catch {
      return undefined
    }
  }
})

/** Creates a certificate in the data folder of PostgreSQL, owned by the user of PostgreSQL. */
async function createServerCertificate(url: string) {
  const [{ data_directory = '' }] = await run(url, 'show data_directory')
  const certificate = createCertificate(data_directory, 'localhost')
  const { uid, gid } = statSync(data_directory)
  for (const file of [certificate.file, certificate.keyFile]) chownSync(file, uid, gid)
  chmodSync(certificate.keyFile, 0o600)
  return certificate
}

async function run(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows as [Record<string, string>]
}
