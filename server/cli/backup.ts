import { spawn } from 'node:child_process'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { DatabaseAddress } from '../database/open-database.ts'
import { splitHosts } from '../database/postgres-hosts.ts'
import { addTlsMode } from '../database/postgres-tls.ts'
import type { Database } from '../database/schema.ts'

const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']

/** System certificates of Debian: unlike Node, libpq before version 16 has no default for `sslmode=verify-full`. */
const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Thrown when a backup fails. The message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Writes a copy of the whole database while the server runs: a SQLite file, or an archive for `pg_restore`. Only the owner
 * of the copy can read it. The copy is written to `FILE.part`, checked, and then renamed to `FILE`. If the name of the file ends
 * in `.gz`, the copy is compressed.
 * @returns the number of messages in the copy; on PostgreSQL, in the database after the copy
 * @throws BackupError if the file exists or the copy fails
 */
export async function backUp(database: Database, address: DatabaseAddress, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: name another file.`)
  const part = `${file}.part`
  createPrivateFile(part)
  try {
    const count =
      address.engine === 'sqlite' ? await copy(database, part) : await dump(database, address.url, part)
    if (file.endsWith('.gz')) await compress(part)
    sync(part)
    renameSync(part, file)
    return count
  } catch (error) {
    for (const unfinished of [part, compressedPart(part)]) rmSync(unfinished, { force: true })
    throw error
  }
}

function createPrivateFile(file: string): void {
  try {
    // Delete the partial file that a killed backup may have left.
    rmSync(file, { force: true })
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    throw new BackupError(`${dirname(file)} cannot be written (${(error as { code?: unknown }).code}).`)
  }
}

async function copy(database: Database, file: string): Promise<number> {
  await sql`vacuum into ${file}`.execute(database)
  const written = new DatabaseSync(file, { readOnly: true })
  try {
    const state = written.prepare('pragma integrity_check').get()?.integrity_check
    if (state !== 'ok') throw new BackupError('The copy is damaged, and maybe the store too: check both.')
    return Number(written.prepare('select count(*) as count from messages').get()?.count)
  } finally {
    written.close()
  }
}

async function dump(database: Database, url: string, file: string): Promise<number> {
  await run(
    'pg_dump',
    ['--format=custom', '--exclude-table-data=rate_windows', `--file=${file}`],
    toEnvironment(url),
  )
  await run('pg_restore', ['--list', file])
  const { count } = await database
    .selectFrom('messages')
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Returns the parts of the URL as environment variables for `pg_dump`. On the command line, all users of the machine could
 * read the password.
 */
function toEnvironment(url: string): Record<string, string> {
  const hosts = splitHosts(url).map((host) => new URL(addTlsMode(host)))
  const [first] = hosts
  if (!first) return {}
  const { username, password, pathname, searchParams } = first
  if (searchParams.get('sslmode') === 'verify-full' && !searchParams.has('sslrootcert'))
    searchParams.set('sslrootcert', SYSTEM_CERTIFICATES)
  return {
    ...Object.fromEntries(
      TLS_PARAMETERS.map((name) => [`PG${name.toUpperCase()}`, searchParams.get(name)]).filter(
        ([, value]) => value,
      ),
    ),
    PGHOST: hosts.map(({ hostname }) => hostname.replace(/^\[|\]$/g, '')).join(','),
    PGPORT: hosts.map(({ port }) => port || '5432').join(','),
    PGTARGETSESSIONATTRS: 'read-write',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  }
}

async function run(program: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  if (code === null)
    throw new BackupError(`${program} was not found: install the PostgreSQL client of the server's version.`)
  if (code !== 0) throw new BackupError(`${program} failed: its output is above.`)
}

/** Replaces a file by its compressed form. */
async function compress(file: string): Promise<void> {
  const target = compressedPart(file)
  await pipeline(createReadStream(file), createGzip(), createWriteStream(target, { mode: 0o600 }))
  renameSync(target, file)
}

/** Returns the name of an unfinished compressed file, which backup.sh removes after a day like each `.part`. */
function compressedPart(part: string): string {
  return `${part}.gz.part`
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
