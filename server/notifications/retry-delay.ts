const MIN_RETRY_DELAY_MS = 10_000
const MAX_RETRY_DELAY_MS = 15 * 60_000

/** Jitter: a delay varies by this share, so that many mails are not retried at once. */
const JITTER = 0.2

/**
 * Returns the delay after a failed attempt in milliseconds: exponential back-off from 10 s to 15 minutes with jitter.
 * @param attempt 1 after the first failure
 * @param random from 0 to 1
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = Math.min(MIN_RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS)
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random))
}
