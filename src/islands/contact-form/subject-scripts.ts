import {
  findHint,
  findSubject,
  type KnownSubjects,
  type MessageHints,
  openingLine,
} from '#contact/subject.ts'

/** Id of the form. */
export const FORM_ID = 'contact-form'

/** Id of the `<output>` that shows the subject. A reset of the form empties it. */
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

/**
 * Returns an inline script that shows the hint for the subject as soon as its element is in the page. The script must
 * follow the script above.
 */
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
  const output = document.getElementById(subjectId) as HTMLOutputElement
  const line = output.parentElement as HTMLElement
  output.value = linked.subject
  output.dataset.service = linked.service
  line.hidden = false
  addEventListener('reset', () => {
    line.hidden = true
  })
}

function showHint(subjectId: string, hintId: string, find: typeof findHint, hints: MessageHints): void {
  const subject = document.getElementById(subjectId) as HTMLOutputElement
  const text = find(subject.value, hints)
  if (!text) return
  // The observer runs before the browser paints the hint, and again if React renders the form again.
  new MutationObserver(() => {
    const hint = document.getElementById(hintId) as HTMLOutputElement | null
    if (hint && subject.value && !hint.value) hint.value = text
  }).observe(document.body, { childList: true, subtree: true })
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
