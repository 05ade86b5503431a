import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { DatabaseRefusedError, isAtLeast, openDatabase } from './open-database.ts'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'database-')), 'data/contact.db')

async function open(path: string) {
  const database = await openDatabase(path)
  onTestFinished(() => database.destroy())
  return database
}

it('creates a file that only its owner can read, in a mode that survives a power cut', async () => {
  const path = newPath()
  const database = await open(path)
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

it('keeps what is there when it is opened again, also by two at once', async () => {
  const path = newPath()
  const [first, second] = await Promise.all([open(path), open(path)])
  await first
    .insertInto('messages')
    .values({ reference: 'A', accepted_at: 1, name: '', email: '', service: '', message: '' })
    .execute()
  expect(await second.selectFrom('messages').select('reference').execute()).toEqual([{ reference: 'A' }])
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(first)
  expect(rows.map(({ name }) => name)).toContain('001-messages')
})

it('rolls a failed transaction back', async () => {
  const database = await open(newPath())
  const failing = database.transaction().execute(async (transaction) => {
    await transaction.updateTable('probes').set({ written_at: 7 }).execute()
    await sql`insert into notifications (reference, state, due_at) values ('none', 'pending', 0)`.execute(
      transaction,
    )
  })
  await expect(failing).rejects.toThrow('FOREIGN KEY')
  const probe = await database.selectFrom('probes').select('written_at').executeTakeFirstOrThrow()
  expect(probe.written_at).not.toBe(7)
})

it('refuses what is no database, in one line that names the variable', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'database-')), 'contact.db')
  writeFileSync(path, 'this is a letter, not a database, and a long one at that'.repeat(40))
  const refusal = await openDatabase(path).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DatabaseRefusedError)
  expect((refusal as Error).message).toMatch(/^DATABASE_URL: .+$/)
})

it('refuses a folder that cannot be written', async () => {
  await expect(openDatabase('/dev/null/contact.db')).rejects.toThrow(/^DATABASE_URL: /)
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

it('waits in its own thread while another process holds the lock, then says so', async () => {
  const path = newPath()
  const database = await open(path)
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
  expect(longestStall).toBeLessThan(200)

  other.exec('rollback')
  await database.updateTable('probes').set({ written_at: 2 }).execute()
})
