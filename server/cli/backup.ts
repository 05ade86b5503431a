import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, createWriteStream, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Duplex, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { countMessages } from '../store/count-messages.ts'
import type { DatabaseAddress } from '../store/open-database.ts'
import { addTlsMode, splitHosts } from '../store/postgres-url.ts'
import type { Database } from '../store/schema.ts'
import { CommandError } from './command.ts'

/** System certificates of Debian: unlike Node, libpq before version 16 has no default for `sslmode=verify-full`. */
const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Writes a copy of the whole database while the server runs: a SQLite file, or an archive for `pg_restore`. Only the owner
 * of the copy can read it. The copy is written to `FILE.part` and then renamed to `FILE`. A name in `.gz` or `.gz.age`
 * compresses the copy; one in `.age` encrypts it for BACKUP_AGE_RECIPIENT on its way to the disk, so that not even a killed
 * backup leaves clear text (docs/operations.md#backups-and-the-drill).
 * @returns the number of messages in the copy; on PostgreSQL, in the database before the copy
 * @throws CommandError if the file exists or the copy fails
 */
export async function backUp(database: Database, address: DatabaseAddress, file: string): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`)
  const part = `${file}.part`
  createPrivateFile(part)
  try {
    const { count, copy } =
      address.engine === 'sqlite' ? readStore(address.path) : await dump(database, address.url)
    const steps = [
      ...(/\.gz(\.age)?$/.test(file) ? [createGzip()] : []),
      ...(file.endsWith('.age') ? [encrypt()] : []),
    ]
    await pipeline([copy, ...steps, createWriteStream(part, { flush: true })])
    renameSync(part, file)
    return count
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
}

function createPrivateFile(file: string): void {
  try {
    // Delete the partial file that a killed backup may have left.
    rmSync(file, { force: true })
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    throw new CommandError(`${dirname(file)} cannot be written (${(error as { code?: unknown }).code}).`)
  }
}

type Copy = { count: number; copy: Readable }

/** Reads the store into memory, in one read transaction. */
function readStore(path: string): Copy {
  const store = new DatabaseSync(path, { readOnly: true })
  try {
    store.exec('begin')
    const count = Number(store.prepare('select count(*) as count from messages').get()?.count)
    const state = store.prepare('pragma integrity_check').get()?.integrity_check
    if (state !== 'ok') throw new CommandError('The store is damaged, so there is no new copy.')
    const bytes = store.serialize()
    // File format versions (sqlite.org/fileformat.html#file_format_version_numbers): the copy has no write-ahead log.
    bytes.fill(1, 18, 20)
    return { count, copy: Readable.from([bytes]) }
  } finally {
    store.close()
  }
}

async function dump(database: Database, url: string): Promise<Copy> {
  const count = await countMessages(database)
  const { address, environment } = toLibpq(url)
  const pgDump = start('pg_dump', ['--format=custom', '--dbname', address], {
    environment,
    missing: "install the PostgreSQL client of the server's version",
    failure: 'pg_dump failed: its output is above',
  })
  return { count, copy: pgDump.end() }
}

function encrypt(): Duplex {
  return start('age', ['-r', process.env.BACKUP_AGE_RECIPIENT ?? ''], {
    missing: 'apt-get install age',
    failure: 'The copy could not be encrypted, so there is no new copy',
  })
}

/**
 * Returns the address for `pg_dump` without the password, which all users of the machine could read on the command line, and
 * the environment with it.
 */
function toLibpq(url: string): { address: string; environment: Record<string, string> } {
  const { password, searchParams } = new URL(addTlsMode(splitHosts(url)[0] ?? url))
  const tlsMode = searchParams.get('sslmode')
  return {
    address: url.replace(/^(\w+:\/\/[^@/:]*):[^@/]*@/, '$1@'),
    environment: {
      PGPASSWORD: decodeURIComponent(password),
      PGTARGETSESSIONATTRS: 'read-write',
      ...(tlsMode && { PGSSLMODE: tlsMode }),
      ...(tlsMode === 'verify-full' && { PGSSLROOTCERT: SYSTEM_CERTIFICATES }),
    },
  }
}

type Texts = { environment?: Record<string, string>; missing: string; failure: string }

/** Starts a program as a stream from its standard input to its standard output, which fails if the program fails. */
function start(program: string, args: string[], { environment, missing, failure }: Texts): Duplex {
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...environment },
  })
  child.on('error', () => {})
  if (child.pid === undefined) throw new CommandError(`${program} was not found: ${missing}.`)
  const closed = once(child, 'close')
  return Duplex.from(async function* (input: AsyncIterable<Uint8Array>) {
    // The program takes the end of a broken input for its end, so the error of the input counts too.
    const inputError = pipeline(input, child.stdin).then(
      () => undefined,
      (error: unknown) => error,
    )
    try {
      yield* child.stdout
      const [code] = await closed
      if (code !== 0) throw new CommandError(`${failure}.`)
      const error = await inputError
      if (error) throw error
    } finally {
      child.kill()
    }
  })
}
