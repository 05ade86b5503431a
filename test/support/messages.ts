import type { ContactMessage } from '#contact/contract.ts'
import { PERSONAL_FIELDS } from '#contact/fields.ts'
import type { MessageRepository, Submission } from '#server/messages/message-repository.ts'

/** The choices of "Service of Interest" in the specification (docs/requirements.md#contact-form). */
export const SERVICE_CHOICES = [
  { name: 'Application Development', services: ['application-development'] },
  { name: 'Data Engineering', services: ['data-engineering'] },
  { name: 'DevOps & Cloud', services: ['devops-consulting'] },
  { name: 'UI/UX Design', services: ['ui-ux-design'] },
  { name: 'Other', services: [] },
]
export const SERVICE_NAMES = SERVICE_CHOICES.map(({ name }) => name)

/** A message that passes validation and scores below the spam threshold. */
export const validMessage = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  service: 'Data Engineering',
  message: 'Good morning, we would like to talk.',
} as const satisfies ContactMessage

/** Matches the personal fields of `validMessage`. Logs must not contain any of them. */
export const PERSONAL = new RegExp(
  PERSONAL_FIELDS.map((field) => validMessage[field].replace(/\W/g, '\\$&')).join('|'),
  'i',
)

/** Returns a valid message with another text, whose name `PERSONAL` finds in a log, and with a low spam score. */
export function makeMessage(text: string): ContactMessage {
  const message = `${validMessage.name} writes: ${ORDINARY_SENTENCE} ${text}`
  return { ...validMessage, service: '', message }
}

const ORDINARY_SENTENCE = 'Good morning, we would like to talk about a payroll for our staff in Abuja.'

/** Returns a submission of a valid message with this text, without an idempotency key and not quarantined. */
export function submissionOf(text: string = validMessage.message, rest: Partial<Submission> = {}) {
  return { message: { ...validMessage, message: text } as ContactMessage, ...rest }
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

/** Claims the next notification, which must be due. */
export async function claimNext(queue: Pick<MessageRepository, 'claim'>, now: number) {
  const [claimed] = await queue.claim(now)
  if (!claimed) throw new Error('nothing is due')
  return claimed
}
