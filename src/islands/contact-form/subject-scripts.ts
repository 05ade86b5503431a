import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/** Id of the output that shows the subject. */
export const SUBJECT_ID = 'subject'

/**
 * Returns an inline script that shows the subject given in the address. Placed right after the subject line, it runs
 * before the browser paints the fields below.
 */
export function showSubjectScript(known: KnownSubjects): string {
  // A name that contains "</script>" must not end the script.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c')
  return `document.getElementById('${SUBJECT_ID}').value=(${findSubject})(location.search,${json})??''`
}

/** Returns an inline script, for right after the form, that starts an empty message with the subject. */
export function openMessageScript(): string {
  return `(${openMessage})('${SUBJECT_ID}',${openingLine})`
}

/** The source text of this function becomes the script, so it may use only its parameters. */
function openMessage(subjectId: string, opening: (subject: string) => string): void {
  const subject = (document.getElementById(subjectId) as HTMLOutputElement).value
  const message = document.getElementById('message') as HTMLTextAreaElement
  if (subject && !message.value) message.value = opening(subject)
}
