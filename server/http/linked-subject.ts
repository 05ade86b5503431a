import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/**
 * Puts the subject from the URL of the contact page in front of the message of a plain form. Without scripts
 * the page can't add the subject, but the browser sends the URL of the page in the Referer header.
 * @returns the changed body; the same body if the URL has no subject, or if the message is missing, is empty
 * or already starts with a subject
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
