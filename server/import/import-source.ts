import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { formatErrorCode } from '../database/database-unavailable.ts'
import { findSchemaState } from '../database/migrations/migrate.ts'
import { connectPostgres } from '../database/postgres.ts'
import { nameHosts, splitHosts } from '../database/postgres-hosts.ts'
import type { Database } from '../database/schema.ts'
import { connectSqlite } from '../database/sqlite.ts'
import type { ErasureRecord } from '../personal-data/erasure-records.ts'

/** Thrown if the source cannot be read. The error text is for the operator. */
export class ImportError extends Error {
  override name = 'ImportError'
}

/** A database to import from, opened and with the schema of this release. */
export type Source = {
  database: Database
  /** File path or host name, for error texts. It never contains a password. */
  name: string
  close(): Promise<void>
}

/**
 * Opens a database to import from and never changes it. For a SQLite file, opens a temporary copy, which includes
 * the write-ahead log.
 * @param from a SQLite file or a `postgres://` URL
 * @throws ImportError if the source is missing, damaged, of another release or not a message store
 */
export async function openSource(from: string): Promise<Source> {
  const source = /^postgres(ql)?:\/\//.test(from) ? openPostgres(from) : openCopy(from)
  try {
    const state = await findSchemaState(source.database)
    if (state === 'missing') throw new ImportError(`${source.name} contains no messages of this website.`)
    if (state !== 'current')
      throw new ImportError(`${source.name} was written by another release: import it with that release.`)
    return source
  } catch (error) {
    await source.close()
    if (error instanceof ImportError) throw error
    throw unreadable(source.name, error)
  }
}

function openPostgres(url: string): Source {
  if (!splitHosts(url).every((host) => URL.canParse(host)))
    throw new ImportError('The address of a server is like postgres://user@host/database.')
  const { database } = connectPostgres(url, true)
  return { database, name: nameHosts(url), close: () => database.destroy() }
}

function openCopy(file: string): Source {
  if (!existsSync(file)) throw new ImportError(`There is no file ${file}.`)
  const folder = mkdtempSync(join(tmpdir(), 'inbox-import-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const copy = join(folder, 'copy.db')
    copyStore(file, copy)
    const { database } = connectSqlite(copy)
    return { database, name: file, close: () => database.destroy().then(remove) }
  } catch (error) {
    remove()
    throw unreadable(file, error)
  }
}

function copyStore(file: string, copy: string): void {
  const store = new DatabaseSync(file, { readOnly: true })
  try {
    store.prepare('vacuum into ?').run(copy)
  } finally {
    store.close()
  }
}

/** Returns the erasures that a SQLite file lists, if that part of a damaged file can still be read. */
export function readErasuresOfDamagedFile(file: string): ErasureRecord[] {
  if (!existsSync(file)) return []
  try {
    const store = new DatabaseSync(file, { readOnly: true })
    try {
      return store.prepare('select reference, erased_at from erasures').all() as ErasureRecord[]
    } finally {
      store.close()
    }
  } catch {
    return []
  }
}

function unreadable(name: string, error: unknown): ImportError {
  return new ImportError(`${name} cannot be read${formatErrorCode(error)}: nothing was imported.`, {
    cause: error,
  })
}
