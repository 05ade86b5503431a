import {
  findHint,
  findSubject,
  type KnownSubjects,
  type MessageHints,
  openingLine,
} from '#contact/subject.ts'

/** Id of the `<output>` that shows the subject. */
export const SUBJECT_ID = 'subject'

/** Id of the `<output>` that says what to write in the message. */
export const HINT_ID = 'message-hint'

/**
 * Returns an inline script that shows the subject from the URL. The script must follow the subject line directly, so
 * that it runs before the browser paints the fields below.
 */
export function showSubjectScript(known: KnownSubjects): string {
  return `(${showSubject})('${SUBJECT_ID}',(${findSubject})(location.search,${toJson(known)}))`
}

/** Returns an inline script that shows the hint for the subject. The script must follow the empty hint directly. */
export function showHintScript(hints: MessageHints): string {
  return `(${showHint})('${SUBJECT_ID}','${HINT_ID}',${findHint},${toJson(hints)})`
}

/**
 * Returns an inline script that inserts the subject into an empty message and chooses the service of the URL. The script
 * must follow the form.
 */
export function openMessageScript(): string {
  return `(${openMessage})('${SUBJECT_ID}',${openingLine})`
}

// The source text of the functions below becomes the scripts, so they may use only their parameters and browser globals.

function showSubject(subjectId: string, linked: ReturnType<typeof findSubject>): void {
  if (!linked) return
  const line = document.getElementById(subjectId) as HTMLOutputElement
  line.value = linked.subject
  line.dataset.service = linked.service
}

function showHint(subjectId: string, hintId: string, find: typeof findHint, hints: MessageHints): void {
  const subject = (document.getElementById(subjectId) as HTMLOutputElement).value
  if (subject) (document.getElementById(hintId) as HTMLOutputElement).value = find(subject, hints)
}

function openMessage(subjectId: string, opening: (subject: string) => string): void {
  const { value: subject, dataset } = document.getElementById(subjectId) as HTMLOutputElement
  const message = document.getElementById('message') as HTMLTextAreaElement
  const service = document.getElementById('service') as HTMLSelectElement
  if (subject && !message.value) message.value = opening(subject)
  if (dataset.service && !service.value) service.value = dataset.service
}

/** Returns a value as JSON. Without the escape, a product name that contains "</script>" would end the script. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
