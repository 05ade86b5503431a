import type { Log } from '../log.ts'

/** A flood lasts until this time after the last message that arrived during it, in milliseconds. */
const FLOOD_END_MS = 15 * 60_000

/** Tells the alarm and the mails to the team whether a flood of messages arrives (docs/operations.md#settings). */
export type Flood = {
  /** Records that a message arrived while only first messages are stored. `stored` were stored in the hour. */
  report(stored: number): void
  isActive(): boolean
}

/** Creates the state, which no flood has begun yet. Logs the beginning of each flood. */
export function createFlood({ log, now = Date.now }: { log: Log; now?: () => number }): Flood {
  let lastAt = Number.NEGATIVE_INFINITY
  const isActive = () => Math.abs(now() - lastAt) < FLOOD_END_MS
  return {
    isActive,
    report(stored) {
      if (!isActive()) log.error({ stored }, 'flood of messages')
      lastAt = now()
    },
  }
}
