import { MESSAGE_FIELDS } from '#contact/fields.ts'

/** Length from which the form shows how long the message is, in characters. */
const MIN_SHOWN_LENGTH = 0.9 * MESSAGE_FIELDS.message.maxLength

/** Describes the length of a message and its excess over the limit. Returns '' if the length is far below the limit. */
export function describeLength(length: number): string {
  if (length < MIN_SHOWN_LENGTH) return ''
  const count = `${inDigits(length)} of ${inDigits(MESSAGE_FIELDS.message.maxLength)} characters`
  const excess = length - MESSAGE_FIELDS.message.maxLength
  return excess > 0 ? `${count}: please shorten by ${inDigits(excess)}` : count
}

function inDigits(count: number): string {
  return count.toLocaleString('en')
}
