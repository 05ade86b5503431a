const MIN_RETRY_DELAY_MS = 10_000
const MAX_RETRY_DELAY_MS = 15 * 60_000

/** Maximum jitter as a share of the delay. Jitter prevents that many mails are retried at the same time. */
const JITTER = 0.2

/**
 * Returns the delay in milliseconds before the next attempt: exponential back-off from 10 s to 15 minutes, with
 * jitter.
 * @param attempt number of the failed attempt, from 1
 * @param random from 0 (shortest delay) to 1 (longest delay)
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS)
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random))
}
