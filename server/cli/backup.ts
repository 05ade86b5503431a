import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { assertUsable, formatErrorCode, OperatorError } from '../operator-error.ts'
import { countMessages } from '../store/count-messages.ts'
import { addTlsMode, splitHosts } from '../store/postgres-url.ts'
import type { Database, DatabaseAddress } from '../store/schema.ts'

/** System certificates of Debian: unlike Node, libpq before version 16 has no default for `sslmode=verify-full`. */
const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Backs up to a private file (docs/operations.md#backups-and-the-drill). @returns number of messages @throws OperatorError */
export async function backUp(database: Database, address: DatabaseAddress, file: string): Promise<number> {
  assertUsable(!existsSync(file), `${file} exists already: name another file.`)
  const count = await countMessages(database)
  const copy = address.engine === 'sqlite' ? readStore(address.path) : dump(address.url)
  const packed = /\.gz(\.age)?$/.test(file) ? gzipSync(copy) : copy
  writeFinished(file, file.endsWith('.age') ? encrypt(packed) : packed)
  return count
}

function readStore(path: string): Uint8Array {
  const store = new DatabaseSync(path, { readOnly: true })
  try {
    store.exec('begin')
    const state = store.prepare('pragma integrity_check').get()?.integrity_check
    assertUsable(state === 'ok', 'The store is damaged, so there is no new copy.')
    // Sets bytes 18 and 19 to 1: the copy has no WAL (sqlite.org/fileformat.html#file_format_version_numbers).
    return store.serialize().fill(1, 18, 20)
  } finally {
    store.close()
  }
}

/** Runs `pg_dump`. All users of the machine can read its command line, so the password is in its environment. */
function dump(url: string): Uint8Array {
  const { password, searchParams } = new URL(addTlsMode(splitHosts(url)[0] ?? url))
  const tlsMode = searchParams.get('sslmode') ?? undefined
  const address = url.replace(/^(\w+:\/\/[^@/:]*):[^@/]*@/, '$1@')
  const env = {
    PGPASSWORD: decodeURIComponent(password),
    PGTARGETSESSIONATTRS: 'read-write',
    PGSSLMODE: tlsMode,
    PGSSLROOTCERT: tlsMode === 'verify-full' ? SYSTEM_CERTIFICATES : undefined,
  }
  return run(['pg_dump', '--format=custom', '--dbname', address], 'pg_dump failed', { env })
}

function encrypt(input: Uint8Array): Uint8Array {
  const command = ['age', '-r', process.env.BACKUP_AGE_RECIPIENT ?? '']
  return run(command, 'The copy could not be encrypted, so there is no new copy', { input })
}

type Input = { env?: NodeJS.ProcessEnv; input?: Uint8Array }

function run([program = '', ...args]: string[], failure: string, { env, input }: Input): Uint8Array {
  const result = spawnSync(program, args, {
    env: { PATH: process.env.PATH, ...env },
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const isMissing = (result.error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
  assertUsable(!isMissing, `${failure}: ${program} is not installed.`)
  assertUsable(result.status === 0, `${failure}: its output is above.`)
  return result.stdout
}

function writeFinished(file: string, bytes: Uint8Array): void {
  const part = `${file}.part`
  try {
    // A killed backup may have left one.
    rmSync(part, { force: true })
    writeFileSync(part, bytes, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    throw new OperatorError(`${dirname(file)} cannot be written${formatErrorCode(error)}.`)
  }
}
