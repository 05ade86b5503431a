import { expect, it, vi } from 'vitest'
import { openForTest } from '#test/support/database-engines.ts'
import { recordEventLoopDelay } from './event-loop-delay.ts'
import { createLog } from './log.ts'

it('recordEventLoopDelay: writes into the store how long the thread was held', async () => {
  const database = await openForTest()
  recordEventLoopDelay(database, createLog('silent'), 20)
  const held = new Int32Array(new SharedArrayBuffer(4))
  await vi.waitFor(async () => {
    Atomics.wait(held, 0, 0, 200)
    const probe = await database.selectFrom('probes').select('event_loop_p99_ms').executeTakeFirstOrThrow()
    expect(probe.event_loop_p99_ms).toBeGreaterThan(100)
  })
})
