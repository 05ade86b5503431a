import { LIMITS } from '#contact/fields.ts'

/** From this length on the form shows how long a message is. */
const MIN_SHOWN_LENGTH = 0.9 * LIMITS.message

/** Says how long a message is, and by how much it is too long; empty while it is far from the limit. */
export function describeLength(length: number): string {
  if (length < MIN_SHOWN_LENGTH) return ''
  const count = `${inDigits(length)} of ${inDigits(LIMITS.message)} characters`
  const excess = length - LIMITS.message
  return excess > 0 ? `${count}: please shorten by ${inDigits(excess)}` : count
}

function inDigits(count: number): string {
  return count.toLocaleString('en')
}
