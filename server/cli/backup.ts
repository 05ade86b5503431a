import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { assertUsable, formatErrorCode, OperatorError } from '../operator-error.ts'
import { countMessages } from '../store/count-messages.ts'
import { emptyLog } from '../store/empty-log.ts'
import { addTlsMode, splitHosts } from '../store/postgres-url.ts'
import type { Database, DatabaseAddress } from '../store/schema.ts'

/** System certificates of Debian: unlike Node, libpq before version 16 has no default for `sslmode=verify-full`. */
const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

type Bytes = AsyncIterable<Uint8Array>

/** Backs up to a private file (docs/operations.md#backups-and-the-drill). @returns number of messages @throws OperatorError */
export async function backUp(database: Database, address: DatabaseAddress, file: string): Promise<number> {
  assertUsable(!existsSync(file), `${file} exists already: name another file.`)
  const count = await countMessages(database)
  if (address.engine === 'sqlite') await emptyLog(database, 'Nothing copied').catch(() => {})
  await write(file, address.engine === 'sqlite' ? readStore(address.path) : dump(address.url))
  return count
}

/** Reads the file, which no process changes while a transaction reads it and the log is empty. */
async function* readStore(path: string): Bytes {
  const store = new DatabaseSync(path, { readOnly: true })
  try {
    store.exec('begin')
    store.prepare('select 1 from messages').get()
    const hasLog = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size
    const state = store.prepare('pragma integrity_check').get()?.integrity_check
    assertUsable(state === 'ok', 'The store is damaged, so there is no new copy.')
    // The log stays on a full disk. Another program reads the file: closing it here would end the locks of this process.
    const pages = hasLog ? [store.serialize()] : run(['cat', path], 'The store could not be read')
    let isFirst = true
    for await (const bytes of pages) {
      // Sets bytes 18 and 19 to 1: the copy has no WAL (sqlite.org/fileformat.html#file_format_version_numbers).
      yield isFirst ? bytes.fill(1, 18, 20) : bytes
      isFirst = false
    }
  } finally {
    store.close()
  }
}

/** Runs `pg_dump`. All users of the machine can read its command line, so the password is in its environment. */
function dump(url: string): Bytes {
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

type Input = { env?: NodeJS.ProcessEnv; input?: Bytes }

/** Runs a program and passes its output on, so that no copy is in the memory as a whole. */
async function* run([program = '', ...args]: string[], failure: string, { env, input }: Input = {}): Bytes {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close').then(
    ([status]) => status,
    ({ code }) => code,
  )
  const feeding = pipeline(input ?? [], child.stdin).catch((error: unknown) => error)
  try {
    yield* child.stdout
    assertUsable((await ended) !== 'ENOENT', `${failure}: ${program} is not installed.`)
    assertUsable((await ended) === 0, `${failure}: its output is above.`)
    const error = await feeding
    if (error) throw error
  } finally {
    child.kill()
  }
}

async function write(file: string, copy: Bytes): Promise<void> {
  const part = `${file}.part`
  let bytes = copy
  if (/\.gz(\.age)?$/.test(file)) bytes = run(['gzip'], 'The copy could not be compressed', { input: bytes })
  if (file.endsWith('.age')) {
    const age = ['age', '-r', process.env.BACKUP_AGE_RECIPIENT ?? '']
    bytes = run(age, 'The copy could not be encrypted, so there is no new copy', { input: bytes })
  }
  try {
    // A killed backup may have left one.
    rmSync(part, { force: true })
    const target = await open(part, 'wx', 0o600)
    await pipeline(bytes, target.createWriteStream({ flush: true }))
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof OperatorError) throw error
    throw new OperatorError(`${dirname(file)} cannot be written${formatErrorCode(error)}.`)
  }
}
