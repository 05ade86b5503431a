import { LIMITS } from '#contact/fields.ts'

/** The form shows the length of a message from here on. */
const MIN_SHOWN_LENGTH = 0.9 * LIMITS.message

/** Returns the length of a message and its excess in words, or an empty text if it is far from the limit. */
export function describeLength(length: number): string {
  if (length < MIN_SHOWN_LENGTH) return ''
  const count = `${inDigits(length)} of ${inDigits(LIMITS.message)} characters`
  const excess = length - LIMITS.message
  return excess > 0 ? `${count}: please shorten by ${inDigits(excess)}` : count
}

function inDigits(count: number): string {
  return count.toLocaleString('en')
}
