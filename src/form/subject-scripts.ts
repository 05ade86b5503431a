import { findHint, findSubject, type KnownSubjects, type MessageHints } from '#contact/subject.ts'

export const FORM_ID = 'contact-form'

/** Id of the `<output>` that shows the subject. A reset of the form empties it. */
export const SUBJECT_ID = 'subject'

export const INTRO_ID = 'intro'

/** Id of the `<output>` that says what to write in the message. */
export const HINT_ID = 'message-hint'

/** Returns the script for the subject of the URL. It must follow the subject line directly, to run before the fields appear. */
export function showSubjectScript(known: KnownSubjects, hints: MessageHints, intros: MessageHints): string {
  const ids = toJson([FORM_ID, SUBJECT_ID, HINT_ID, INTRO_ID])
  const linked = `(${findSubject})(location.search,${toJson(known)})`
  return `(${showSubject})(${ids},${linked},${findHint},${toJson(hints)},${toJson(intros)})`
}

/** Returns an inline script that chooses the service of the URL. The script must follow the form. */
export function chooseServiceScript(): string {
  return `(${chooseService})('${SUBJECT_ID}')`
}

// The source text of the functions below becomes the scripts, so they may use only their parameters and browser globals.

function showSubject(
  [formId, subjectId, hintId, introId]: [string, string, string, string],
  linked: ReturnType<typeof findSubject>,
  find: typeof findHint,
  hints: MessageHints,
  intros: MessageHints,
): void {
  if (!linked) return
  const output = document.getElementById(subjectId) as HTMLOutputElement
  const line = output.parentElement as HTMLElement
  output.value = linked.subject
  output.dataset.service = linked.service
  line.hidden = false
  const intro = find(linked.subject, intros)
  if (intro) {
    ;(document.getElementById(introId) as HTMLElement).textContent = intro
    line.dataset.withoutService = ''
  }
  // The observer runs before the browser paints the form, and again if React renders the form again.
  new MutationObserver(() => {
    const form = document.getElementById(formId)
    const hint = document.getElementById(hintId) as HTMLOutputElement | null
    const action = form?.getAttribute('action') ?? ''
    if (!output.value || !hint) return
    if (!action.includes('?')) form?.setAttribute('action', action + linked.query)
    if (!hint.value) hint.value = find(linked.subject, hints)
  }).observe(document.body, { childList: true, subtree: true })
  addEventListener('reset', () => {
    const form = document.getElementById(formId)
    form?.setAttribute('action', form.getAttribute('action')?.split('?')[0] ?? '')
    line.hidden = true
  })
}

function chooseService(subjectId: string): void {
  const { service: linked } = (document.getElementById(subjectId) as HTMLOutputElement).dataset
  const service = document.getElementById('service') as HTMLSelectElement
  if (linked && !service.value) service.value = linked
}

/** Returns a value as JSON. Without the escape, a product name that contains "</script>" would end the script. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
