import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { newSqliteAddress, openForTest } from '#test/support/database-engines.ts'
import { startJobs } from '#test/support/start-jobs.ts'
import { OVER_LIMIT } from './schema.ts'

const NOW = Date.UTC(2026, 10, 21)
const MONTH_MS = 31 * 86_400_000

it('jobs: read messages by an index, and never the whole table or statements of many sizes', async () => {
  const address = newSqliteAddress()
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare')
  onTestFinished(() => prepare.mockRestore())
  const engine = { newAddress: async () => address, open: () => openForTest(address) }
  const { runDueJobs, accept, database, clock } = await startJobs(engine, { start: NOW, retentionDays: 60 })
  for (let n = 0; n < 60; n++) await accept(`kept aside ${n}`, NOW, n % 2 ? OVER_LIMIT : 'links')
  prepare.mockClear()
  await runDueJobs()
  for (let day = 0; day < 31; day++) {
    clock.now += 86_400_000
    await runDueJobs()
  }
  expect(clock.now).toBe(NOW + MONTH_MS)
  expect(await database.selectFrom('messages').select('reference').execute()).toEqual([])

  const statements = new Set(
    prepare.mock.calls
      .map(([statement]) => statement)
      .filter((text) => /^\s*(select|update|delete)/.test(text)),
  )
  expect(statements.size).toBeGreaterThan(10)
  expect(statements.size).toBeLessThan(30)
  const explaining = new DatabaseSync(address.path)
  onTestFinished(() => explaining.close())
  for (const statement of statements) {
    const plan = explaining.prepare(`explain query plan ${statement}`).all() as { detail: string }[]
    for (const { detail } of plan)
      expect(detail, statement).not.toMatch(/^SCAN messages(?! USING COVERING INDEX)/)
  }
})
