import { setTimeout as wait } from 'node:timers/promises'

export { wait }

/** Waits until the condition is met and returns true, or returns false after the timeout. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs: number, intervalMs = 50) {
  const deadline = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > deadline) return false
    await wait(intervalMs)
  }
  return true
}
