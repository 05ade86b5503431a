import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/**
 * Inserts the subject from the URL of the contact page before the message of a plain form, and chooses the service of
 * that URL if the visitor has chosen none. Without scripts the page can't do this, so the server reads the URL in the
 * Referer header.
 * @returns a copy of the body with subject and service; or the unchanged body if the URL has no known subject, or if the
 * message is missing, is empty or already starts with a subject
 */
export function withLinkedSubject(
  body: unknown,
  referrer: string | undefined,
  known: KnownSubjects,
): unknown {
  if (!hasMessage(body) || /^\s*(Subject: |$)/.test(body.message)) return body
  if (referrer === undefined || !URL.canParse(referrer)) return body
  const linked = findSubject(new URL(referrer).search, known)
  if (!linked) return body
  return {
    ...body,
    message: openingLine(linked.subject) + body.message,
    ...(linked.service !== '' && !body.service && { service: linked.service }),
  }
}

function hasMessage(body: unknown): body is { message: string; service?: unknown } {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
}
