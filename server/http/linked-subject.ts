import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/**
 * Adds the subject of the link to the message of a plain form. A form without scripts can't do that, but the browser sends
 * the URL of the form as the referrer.
 * @returns the body unchanged if the URL has no subject or the message is missing, empty or has a subject already
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
