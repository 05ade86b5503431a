import { spawn } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { DatabaseAddress } from '../config-values.ts'
import type { Database } from '../database/schema.ts'

/** Thrown when a backup fails. The message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Writes a copy of the whole database while the server runs: a SQLite file, or an archive for `pg_restore`. Only the owner
 * of the copy can read it. The copy is written to `FILE.part`, checked, and then renamed to `FILE`.
 * @throws BackupError if the file exists or the copy fails
 */
export async function backUp(database: Database, address: DatabaseAddress, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: name another file.`)
  const part = `${file}.part`
  createPrivateFile(part)
  try {
    if (address.engine === 'sqlite') await copy(database, part)
    else await dump(address.url, part)
    sync(part)
    renameSync(part, file)
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
    throw new BackupError(`${dirname(file)} cannot be written (${(error as { code?: unknown }).code}).`)
  }
}

async function copy(database: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(database)
  const written = new DatabaseSync(file, { readOnly: true })
  try {
    const state = written.prepare('pragma integrity_check').get()?.integrity_check
    if (state !== 'ok') throw new BackupError('The copy is damaged, and maybe the store too: check both.')
  } finally {
    written.close()
  }
}

async function dump(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', `--file=${file}`], toEnvironment(url))
  await run('pg_restore', ['--list', file])
}

/**
 * Returns the parts of the URL as environment variables for `pg_dump`. On the command line, all users of the machine could
 * read the password.
 */
function toEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
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

function sync(file: string): void {
  const descriptor = openSync(file, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
