import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { sql } from 'kysely'
import type { DatabaseAddress } from '../config.ts'
import type { Database } from '../database/schema.ts'

/** The copy cannot be made; the message is one sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Writes a copy of the whole store that holds every message accepted before, while the server runs: a SQLite file,
 * or what `pg_restore` takes. Readable by its owner only; an existing file is not overwritten.
 */
export async function backUp(database: Database, address: DatabaseAddress, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: name another file.`)
  closeSync(openSync(file, 'wx', 0o600))
  if (address.engine === 'sqlite') await sql`vacuum into ${file}`.execute(database)
  else await dump(address.url, file)
}

/** The address goes by the environment: what stands on a command line, everybody on the machine can read. */
async function dump(url: string, file: string): Promise<void> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const child = spawn('pg_dump', ['--format=custom', `--file=${file}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PGHOST: hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  })
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  if (code === null)
    throw new BackupError("pg_dump was not found: install the PostgreSQL client of the server's version.")
  if (code !== 0) throw new BackupError('pg_dump failed: what it said stands above.')
}
