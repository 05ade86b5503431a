export type Window = { endsAt: number; used: number }

/** Maximum number of windows, so that many addresses cannot fill the memory. Beyond it the oldest is forgotten. */
const MAX_WINDOWS = 20_000

/** Creates windows of one length, which begin with their first message. @returns the current window of a key */
export function createWindows(lengthMs: number, monotonicMs: () => number): (key: string) => Window {
  // A Map keeps the order of insertion, so the oldest windows come first.
  const windows = new Map<string, Window>()
  return (key) => {
    const now = monotonicMs()
    const current = windows.get(key)
    if (current && current.endsAt > now) return current
    windows.delete(key)
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now && windows.size < MAX_WINDOWS) break
      windows.delete(old)
    }
    const window = { endsAt: now + lengthMs, used: 0 }
    windows.set(key, window)
    return window
  }
}

export type Bucket = ReturnType<typeof createBucket>

/** Creates a token bucket: it gives `max` tokens at once, and gets as many again, evenly, in each period. */
export function createBucket(max: number, periodMs: number, monotonicMs: () => number) {
  let tokens = max
  let filledAt = monotonicMs()
  return {
    take(): boolean {
      const now = monotonicMs()
      tokens = Math.min(max, tokens + (max * (now - filledAt)) / periodMs)
      filledAt = now
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
    giveBack(): void {
      tokens += 1
    },
  }
}
