import type { ContactMessage } from '#contact/contract.ts'
import { LINK } from './text-features.ts'

const MAX_LENGTH = 80

/**
 * Returns whether a message looks like the first one of someone who tries the form, such as `Hello, this is a test.`, which the
 * score would quarantine. Only a server on their own machine asks (README.md#try-it).
 */
export function isFirstTest({ message }: Pick<ContactMessage, 'message'>, honeypot: string): boolean {
  return message.length <= MAX_LENGTH && message.search(LINK) < 0 && honeypot.trim() === ''
}
