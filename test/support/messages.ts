import type { ContactMessage } from '#contact/contract.ts'
import type { Submission } from '#server/messages/message.ts'
import type { MessageRepository } from '#server/messages/message-repository.ts'

/** A message that passes every check and looks like what people write. */
export const validMessage = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  service: 'Data Engineering',
  message: 'Good morning, we would like to talk.',
} as const satisfies ContactMessage

/** What that message holds, none of which a log may hold. */
export const PERSONAL = new RegExp(`${validMessage.name}|${validMessage.email}|${validMessage.message}`, 'i')

/** A post of such a message, without a key and beyond suspicion; `text` makes it another message. */
export function submissionOf(
  text: string = validMessage.message,
  rest: Partial<Submission> = {},
): Submission {
  return {
    message: { ...validMessage, message: text },
    idempotencyKey: undefined,
    quarantinedFor: undefined,
    ...rest,
  }
}

/** Stores a submission and returns its reference. */
export async function storeMessage(
  store: Pick<MessageRepository, 'accept'>,
  submission: Submission,
  now: number,
): Promise<string> {
  const result = await store.accept(submission, now)
  if (!('reference' in result)) throw new Error(`not stored: ${result.outcome}`)
  return result.reference
}
