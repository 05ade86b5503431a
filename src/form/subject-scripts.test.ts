// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { knownSubjects } from '#contact/subject.ts'
import { SERVICE_CHOICES } from '#test/support/messages.ts'
import {
  chooseServiceScript,
  FORM_ID,
  HINT_ID,
  INTRO_ID,
  SUBJECT_ID,
  showSubjectScript,
} from './subject-scripts.ts'

const known = knownSubjects(
  [
    { id: 'cortexhr', data: { name: 'CortexHR' } },
    { id: 'odd', data: { name: 'Odd</script><b>"name"' } },
  ],
  [{ id: 'cyber-security', data: { title: 'Cyber Security' } }],
  SERVICE_CHOICES,
)
const INTROS = { Academy: 'Apply here.' }
const HINTS = { Academy: 'Which track?', Demo: 'Which product?</script>' }

const FORM = `<form id="${FORM_ID}" action="/api/contact"><output id="${HINT_ID}"></output><textarea id="message"></textarea><select id="service">
  <option value=""></option><option>Other</option><option>UI/UX Design</option></select></form>`

const get = (id: string) => document.getElementById(id) as HTMLInputElement

/** An observer that ends with the test, because all tests have the same document. */
class TestObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback)
    onTestFinished(() => this.disconnect())
  }
}

const runScript = (script: string, search: string) =>
  new Function('location', 'MutationObserver', script)({ search }, TestObserver)

/** Runs the scripts where the page has them: one before the form is in the page, and one after it. */
async function run(search: string, typed: { message?: string; service?: string } = {}) {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = `<p id="${INTRO_ID}">Write.</p><p hidden><output id="${SUBJECT_ID}"></output></p><div id="island"></div>`
  runScript(showSubjectScript(known, HINTS, INTROS), search)
  await renderForm()
  for (const [id, value] of Object.entries(typed)) get(id).value = value
  runScript(chooseServiceScript(), search)
  return {
    subject: get(SUBJECT_ID).value,
    isHidden: (get(SUBJECT_ID).parentElement as HTMLElement).hidden,
    intro: get(INTRO_ID).textContent,
    hint: get(HINT_ID).value,
    message: get('message').value,
    service: get('service').value,
    action: action(),
  }
}

const action = () => get(FORM_ID).getAttribute('action')

/** Replaces the form, and lets the observer run. */
async function renderForm(): Promise<void> {
  get('island').innerHTML = FORM
  await new Promise((resolve) => setTimeout(resolve))
}

it('subject scripts: do not change what the visitor has typed or chosen', async () => {
  const typed = { message: 'Good morning', service: 'UI/UX Design' }
  expect(await run('?subject=Consultation&service=cyber-security', typed)).toMatchObject(typed)
})

it('subject scripts: show the hint and write the address again when React renders the form again', async () => {
  await run('?subject=Academy')
  await renderForm()
  expect([get(HINT_ID).value, action()]).toEqual(['Which track?', '/api/contact?subject=Academy'])
})

it.each(['', '?subject=Sales', '?subject=<b>', '?service=cyber-security'])(
  'subject scripts: ignore the query %o',
  async (search) => {
    expect(Object.values(await run(search))).toEqual(['', true, 'Write.', '', '', '', '/api/contact'])
  },
)

it('subject scripts: escape names and hints that contain </script>', async () => {
  expect(showSubjectScript(known, HINTS, INTROS)).not.toContain('</script')
  expect((await run('?subject=Launch&product=odd')).subject).toBe('Launch of Odd</script><b>"name"')
})
