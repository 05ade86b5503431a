import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, type Registry } from 'prom-client'

/**
 * Registers a few metrics of the process under the names that prom-client's default metrics use. The full set of default
 * metrics is not registered, because it adds about forty series that no alert uses.
 */
export function registerProcessMetrics(registry: Registry, droppedLogLines: () => number): void {
  const registers = [registry]
  const startedAt = Date.now() / 1_000 - process.uptime()
  const lag = monitorEventLoopDelay({ resolution: 10 })
  lag.enable()

  new Gauge({
    name: 'process_start_time_seconds',
    help: 'Start time of the process in seconds since 1970.',
    registers,
    collect() {
      this.set(startedAt)
    },
  })
  new Counter({
    name: 'website_log_lines_dropped_total',
    help: 'Lines of the log that could not be written.',
    registers,
    collect() {
      this.reset()
      this.inc(droppedLogLines())
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of the process.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: '99th percentile of the event loop delay since the last scrape.',
    registers,
    collect() {
      this.set(lag.percentile(99) / 1e9)
    },
  })
  new Gauge({
    name: 'nodejs_eventloop_lag_max_seconds',
    help: 'Longest event loop delay since the last scrape.',
    registers,
    collect() {
      this.set(lag.max / 1e9)
      // Reset at each scrape, so that the value covers only the time since the last scrape.
      lag.reset()
    },
  })
}
