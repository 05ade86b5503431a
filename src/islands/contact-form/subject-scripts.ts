import { findSubject, type KnownSubjects, openingLine } from '#contact/subject.ts'

/** Id of the `<output>` that shows the subject. */
export const SUBJECT_ID = 'subject'

/**
 * Returns an inline script that shows the subject from the URL. The script must follow the subject line directly, so
 * that it runs before the browser paints the fields below.
 */
export function showSubjectScript(known: KnownSubjects): string {
  // Without the escape, a product name that contains "</script>" would end the script.
  const json = JSON.stringify(known).replaceAll('<', '\\u003c')
  return `document.getElementById('${SUBJECT_ID}').value=(${findSubject})(location.search,${json})??''`
}

/** Returns an inline script that inserts the subject into an empty message. The script must follow the form. */
export function openMessageScript(): string {
  return `(${openMessage})('${SUBJECT_ID}',${openingLine})`
}

/** The source text of this function becomes the script, so it may use only its parameters and browser globals. */
function openMessage(subjectId: string, opening: (subject: string) => string): void {
  const subject = (document.getElementById(subjectId) as HTMLOutputElement).value
  const message = document.getElementById('message') as HTMLTextAreaElement
  if (subject && !message.value) message.value = opening(subject)
}
