import { monitorEventLoopDelay } from 'node:perf_hooks'
import { gauge, type Metric } from './prometheus.ts'

/** What the process says of itself, under the names that other Node programs use. */
export function processMetrics(): Metric[] {
  const startedAt = Date.now() / 1_000 - process.uptime()
  // Each reading covers the time since the one before: a stall an hour ago must not hide in an average.
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()
  return [
    gauge('process_start_time_seconds', 'When the process started, since 1970.', () => startedAt),
    gauge('process_resident_memory_bytes', 'Memory that the process holds.', () => process.memoryUsage.rss()),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Longest wait of 99 in 100 turns since the last reading.',
      () => lag.percentile(99) / 1e9,
    ),
    gauge('nodejs_eventloop_lag_max_seconds', 'Longest wait of a turn since the last reading.', () => {
      const longest = lag.max / 1e9
      lag.reset()
      return longest
    }),
  ]
}
