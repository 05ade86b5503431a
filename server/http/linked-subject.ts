import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/**
 * Inserts the subject from the URL of the contact page before the message of a plain form. Without scripts the
 * page can't insert the subject, so the server reads it from the URL in the Referer header.
 * @returns a copy of the body with the subject; or the unchanged body if the URL has no known subject, or if the
 * message is missing, is empty or already starts with a subject
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
