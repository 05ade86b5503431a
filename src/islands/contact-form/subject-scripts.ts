import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/** Id of the output that shows the subject. */
export const SUBJECT_ID = 'subject'

/**
 * Returns an inline script that shows the subject of the address. It stands right after the line that shows it, so that
 * the browser paints the fields below in their final place.
 */
export function showSubjectScript(known: KnownSubjects): string {
  // A name that contains "</script>" must not end the script.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c')
  return `document.getElementById('${SUBJECT_ID}').value=(${findSubject})(location.search,${json})??''`
}

/** Returns an inline script that opens an empty message with the subject shown. It stands right after the form. */
export function openMessageScript(): string {
  return `(${openMessage})('${SUBJECT_ID}',${openingLine})`
}

/** The source of this function becomes the script, so it may use nothing from outside itself. */
function openMessage(subjectId: string, opening: (subject: string) => string): void {
  const subject = (document.getElementById(subjectId) as HTMLOutputElement).value
  const message = document.getElementById('message') as HTMLTextAreaElement
  if (subject && !message.value) message.value = opening(subject)
}
