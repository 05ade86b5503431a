import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/**
 * Opens the message of a plain form with the subject of the link that led to it. Without scripts the form cannot know
 * it, but the browser sends the address of the form as the referrer.
 * @param body the fields of the form
 * @returns the fields unchanged where there is no subject or no message, or where the message names a subject already
 */
export function withLinkedSubject(
  body: unknown,
  referrer: string | undefined,
  known: KnownSubjects,
): unknown {
  if (!hasMessage(body) || /^\s*(Subject: |$)/.test(body.message)) return body
  if (referrer === undefined || !URL.canParse(referrer)) return body
  const subject = findSubject(new URL(referrer).search, known)
  return subject === undefined ? body : { ...body, message: openingLine(subject) + body.message }
}

function hasMessage(body: unknown): body is { message: string } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}
