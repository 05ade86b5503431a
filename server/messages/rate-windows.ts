/** Maximum number of windows of one limit. If there are more, the window that ends first is evicted. */
const MAX_WINDOWS = 100_000

/** Messages that were counted for one key. The window ends at `endsAt`, in milliseconds of the monotonic clock. */
export type Window = { id: string; endsAt: number; used: number }

export type RateWindows = ReturnType<typeof createWindows>

/**
 * Creates the windows of one limit, which have the same length and begin with their first message.
 * @param name begins the id of each window
 */
export function createWindows(name: string, lengthMs: number) {
  // Sorted by end time, because all windows have the same length and a Map keeps the insertion order.
  const windows = new Map<string, Window>()
  const idOf = (key: string) => `${name} ${key}`

  function evict(now: number): void {
    for (const [id, window] of windows) {
      if (window.endsAt > now && windows.size < MAX_WINDOWS) return
      windows.delete(id)
    }
  }

  function find(key: string, now: number): Window | undefined {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }

  return {
    idOf,
    find,
    /** Returns the current window of a key, or begins one. */
    open(key: string, now: number): Window {
      const current = find(key, now)
      if (current) return current
      evict(now)
      const window = { id: idOf(key), endsAt: now + lengthMs, used: 0 }
      windows.set(key, window)
      return window
    },
  }
}
