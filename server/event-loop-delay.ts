import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from './log.ts'
import type { Database } from './store/schema.ts'

const WRITE_INTERVAL_MS = 60_000
const RESOLUTION_MS = 20

/** Measures how late the event loop is, and writes the 99th percentile into the store: `inbox status` is another process. */
export function recordEventLoopDelay(database: Database, log: Log, intervalMs = WRITE_INTERVAL_MS): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  setInterval(async () => {
    // The histogram contains the time from one tick of its timer to the next.
    const delayMs = Math.max(0, Math.round(delays.percentile(99) / 1e6) - RESOLUTION_MS)
    const writing = database.updateTable('probes').set({ event_loop_p99_ms: delayMs }).execute()
    await writing.catch((err: unknown) => log.error({ err }, 'event loop delay not written'))
  }, intervalMs).unref()
}
