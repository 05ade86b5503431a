import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  createFirstVersion,
  createNewerVersion,
  describeEngines,
  newSqliteAddress,
} from '#test/support/database-engines.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { DatabaseRefusedError } from './database-unavailable.ts'
import { openDatabase } from './open-database.ts'
import { isAtLeast } from './sqlite.ts'

async function openSqlite(path = newSqliteAddress().path) {
  const database = await openDatabase({ engine: 'sqlite', path })
  onTestFinished(() => database.destroy())
  return database
}

describeEngines('openDatabase', (engine) => {
  it('is refused by an older release once a newer one has changed the tables', async () => {
    const address = await engine.newAddress()
    await createNewerVersion(address)
    const refusal = await openDatabase(address).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseRefusedError)
    expect((refusal as Error).message).toMatch(/^DATABASE_URL: a newer release .*\(003-of-tomorrow\).*$/)
  })

  it('keeps what is there when it is opened again, also by two at once', async () => {
    const address = await engine.newAddress()
    const [first, second] = await Promise.all([openDatabase(address), openDatabase(address)])
    onTestFinished(() => Promise.all([first.destroy(), second.destroy()]).then(() => {}))
    const row = {
      reference: 'A',
      accepted_at: 1,
      name: '',
      email: '',
      service: '',
      message: '',
      fingerprint: '',
    }
    await first.insertInto('messages').values(row).execute()
    expect(await second.selectFrom('messages').select('reference').execute()).toEqual([{ reference: 'A' }])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      first,
    )
    expect(rows.map(({ name }) => name)).toEqual(['001-messages', '002-repeats-and-suspects'])
  })

  it('brings the tables of the first version up to date without losing a message', async () => {
    const address = await engine.newAddress()
    await createFirstVersion(address)

    const current = await openDatabase(address)
    onTestFinished(() => current.destroy())
    expect(
      await current.selectFrom('messages').select(['reference', 'message', 'done_at']).execute(),
    ).toEqual([{ reference: 'A', message: 'm', done_at: null }])
    expect(await current.selectFrom('notifications').select(['state', 'queued_at']).execute()).toEqual([
      { state: 'pending', queued_at: 7 },
    ])
  })

  it.each(['read', 'write', 'copy'] as const)(
    'access to %s: refuses a place without a store',
    async (access) => {
      const address = await engine.newAddress()
      const refusal = await openDatabase(address, { access }).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(DatabaseRefusedError)
      const { message } = refusal as Error
      if (address.engine === 'sqlite') {
        expect(message).toBe(
          `DATABASE_URL: there is no store at ${address.path}; use the server's setting, only the server creates a store`,
        )
        expect(existsSync(dirname(address.path))).toBe(false)
      } else {
        expect(message).toMatch(/^DATABASE_URL: 127\.0\.0\.1:\d+ holds no store; [^\n]+$/)
        await expect(openDatabase(address, { access })).rejects.toThrow('holds no store')
      }
    },
  )

  it.each(['read', 'write'] as const)(
    'access to %s: leaves the tables of an older release alone',
    async (access) => {
      const address = await engine.newAddress()
      await createFirstVersion(address)
      const opening = openDatabase(address, { access })
      await expect(opening).rejects.toThrow(
        /^DATABASE_URL: the tables of .+ are those of an older release; .+$/,
      )
      const copying = await openDatabase(address, { access: 'copy' })
      onTestFinished(() => copying.destroy())
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(copying)
      expect(rows).toEqual([{ name: '001-messages' }])
    },
  )

  it.each(['read', 'write'] as const)(
    'access to %s: refuses the tables of a newer release',
    async (access) => {
      const address = await engine.newAddress()
      await createNewerVersion(address)
      await expect(openDatabase(address, { access })).rejects.toThrow(/are those of a newer release;/)
    },
  )

  it('rolls a failed transaction back', async () => {
    const database = await engine.open()
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('probes').set({ written_at: 7 }).execute()
      await sql`insert into notifications (reference, state, due_at) values ('none', 'pending', 0)`.execute(
        transaction,
      )
    })
    await expect(failing).rejects.toThrow(/foreign key/i)
    const probe = await database.selectFrom('probes').select('written_at').executeTakeFirstOrThrow()
    expect(probe.written_at).not.toBe(7)
  })

  it('gives times back as numbers', async () => {
    const database = await engine.open()
    const now = Date.now()
    await database.updateTable('probes').set({ written_at: now }).execute()
    expect(await database.selectFrom('probes').select('written_at').executeTakeFirst()).toEqual({
      written_at: now,
    })
  })
})

describe('openDatabase on SQLite', () => {
  it('creates a file that only its owner can read, in a mode that survives a power cut', async () => {
    const { path } = newSqliteAddress()
    const database = await openSqlite(path)
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600)
    for (const [pragma, value] of [
      ['journal_mode', 'wal'],
      ['synchronous', 2],
      ['secure_delete', 1],
      ['foreign_keys', 1],
    ] as const) {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(database)
      expect(rows[0]?.[pragma]).toBe(value)
    }
  })

  it('takes a readable file away from others', async () => {
    const path = join(temporaryFolder(), 'contact.db')
    writeFileSync(path, '')
    chmodSync(path, 0o644)
    await openSqlite(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  it('refuses what is no database, in one line that names the variable', async () => {
    const path = join(temporaryFolder(), 'contact.db')
    writeFileSync(path, 'this is a letter, not a database, and a long one at that'.repeat(40))
    const refusal = await openSqlite(path).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DatabaseRefusedError)
    expect((refusal as Error).message).toMatch(/^DATABASE_URL: .+ \(SQLite 26\)$/)
  })

  it('refuses a folder that cannot be written, and says why', async () => {
    await expect(openSqlite('/dev/null/contact.db')).rejects.toThrow(/^DATABASE_URL: .+ \(EEXIST\)$/)
  })

  it('changes no byte of a store that is only read', async () => {
    const { path } = newSqliteAddress()
    const server = await openSqlite(path)
    await server.updateTable('probes').set({ written_at: 1 }).execute()
    const bytes = () => [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1'))
    const before = bytes()
    const reading = await openDatabase({ engine: 'sqlite', path }, { access: 'read' })
    onTestFinished(() => reading.destroy())
    await expect(reading.updateTable('probes').set({ written_at: 2 }).execute()).rejects.toThrow(/readonly/)
    expect(bytes()).toEqual(before)
  })

  it('refuses what cannot be written, but for somebody who only reads', async () => {
    const address = newSqliteAddress()
    const database = await openSqlite(address.path)
    await sql`create trigger full before update on probes begin select raise(abort, 'full'); end`.execute(
      database,
    )
    await expect(openSqlite(address.path)).rejects.toThrow(/ cannot be opened and written \(SQLite 1811\)$/)
    const reading = await openDatabase(address, { access: 'read' })
    onTestFinished(() => reading.destroy())
    expect(await reading.selectFrom('messages').select('reference').execute()).toEqual([])
  })

  it.each([
    [[3, 51, 3], true],
    [[3, 53, 4], true],
    [[4, 0, 0], true],
    [[3, 51, 2], false],
    [[3, 45, 1], false],
  ])('knows whether SQLite %o is free of the WAL-reset bug', (version, free) => {
    expect(isAtLeast(version, [3, 51, 3])).toBe(free)
  })

  it('starts beside a process that holds the lock for longer than a visitor would wait', async () => {
    const { path } = newSqliteAddress()
    await (await openSqlite(path)).destroy()
    const other = new DatabaseSync(path)
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    setTimeout(() => other.exec('commit'), 1_000)
    const database = await openSqlite(path)
    await database.updateTable('probes').set({ written_at: 3 }).execute()
  })

  it('waits in its own thread while another process holds the lock, then says so', async () => {
    const { path } = newSqliteAddress()
    const database = await openSqlite(path)
    const other = new DatabaseSync(path)
    onTestFinished(() => other.close())
    other.exec('begin immediate')

    let longestStall = 0
    let last = performance.now()
    const watch = setInterval(() => {
      longestStall = Math.max(longestStall, performance.now() - last)
      last = performance.now()
    }, 5)
    const write = database.updateTable('probes').set({ written_at: 1 }).execute()
    await expect(write).rejects.toMatchObject({ code: 5 })
    clearInterval(watch)
    // A driver that held this thread up would have kept the watch from looking, too.
    longestStall = Math.max(longestStall, performance.now() - last)
    expect(longestStall).toBeLessThan(200)

    other.exec('rollback')
    await database.updateTable('probes').set({ written_at: 2 }).execute()
  })
})

describe('openDatabase on PostgreSQL', () => {
  it('refuses a server that is not there, without repeating the password', async () => {
    const opening = openDatabase({ engine: 'postgres', url: 'postgres://site:secret@127.0.0.1:1/contact' })
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: 127\.0\.0\.1:1 cannot be opened and written \(ECONNREFUSED\)$/,
    )
  })
})
