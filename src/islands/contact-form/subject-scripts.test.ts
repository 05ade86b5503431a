// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest'
import { knownSubjects } from '#contact/subject.ts'
import { SERVICE_CHOICES } from '#test/support/messages.ts'
import {
  HINT_ID,
  openMessageScript,
  SUBJECT_ID,
  showHintScript,
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
const HINTS = { Academy: 'Which track?', Demo: 'Which product?</script>' }

const FORM = `<form><output id="${HINT_ID}"></output><textarea id="message"></textarea><select id="service">
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

/** Runs the scripts where the page has them: two before the form is in the page, and one after it. */
async function run(search: string, typed: { message?: string; service?: string } = {}) {
  onTestFinished(() => document.body.replaceChildren())
  document.body.innerHTML = `<p hidden><output id="${SUBJECT_ID}"></output></p><div id="island"></div>`
  runScript(showSubjectScript(known), search)
  runScript(showHintScript(HINTS), search)
  await renderForm()
  for (const [id, value] of Object.entries(typed)) get(id).value = value
  runScript(openMessageScript(), search)
  return {
    subject: get(SUBJECT_ID).value,
    isHidden: (get(SUBJECT_ID).parentElement as HTMLElement).hidden,
    hint: get(HINT_ID).value,
    message: get('message').value,
    service: get('service').value,
  }
}

/** Replaces the form, and lets the observer run. */
async function renderForm(): Promise<void> {
  get('island').innerHTML = FORM
  await new Promise((resolve) => setTimeout(resolve))
}

it('subject scripts: show subject and hint, and insert the subject into an empty message', async () => {
  expect(await run('?subject=Academy')).toEqual({
    subject: 'Academy',
    isHidden: false,
    hint: 'Which track?',
    message: 'Subject: Academy\n\n',
    service: '',
  })
})

it('subject scripts: name the product of the URL', async () => {
  expect(await run('?subject=Demo&product=cortexhr')).toMatchObject({
    subject: 'Demo of CortexHR',
    hint: 'Which product?</script>',
    message: 'Subject: Demo of CortexHR\n\n',
  })
})

it('subject scripts: name the service of the URL and choose its option', async () => {
  expect(await run('?subject=Consultation&service=cyber-security')).toMatchObject({
    message: 'Subject: Consultation on Cyber Security\n\n',
    service: 'Other',
  })
})

it('subject scripts: do not change what the visitor has typed or chosen', async () => {
  const typed = { message: 'Good morning', service: 'UI/UX Design' }
  expect(await run('?subject=Consultation&service=cyber-security', typed)).toMatchObject(typed)
})

it('subject scripts: show the hint again when React renders the form again', async () => {
  await run('?subject=Academy')
  await renderForm()
  expect(get(HINT_ID).value).toBe('Which track?')
})

it('subject scripts: hide the line when the form is reset, and then show no hint again', async () => {
  await run('?subject=Academy')
  const form = document.querySelector('form') as HTMLFormElement
  form.dispatchEvent(new Event('reset', { bubbles: true }))
  // The browser empties the subject, because it belongs to the form.
  get(SUBJECT_ID).value = ''
  await renderForm()
  expect((get(SUBJECT_ID).parentElement as HTMLElement).hidden).toBe(true)
  expect(get(HINT_ID).value).toBe('')
})

it.each(['', '?subject=Sales', '?subject=<b>', '?service=cyber-security'])(
  'subject scripts: ignore the query %o',
  async (search) => {
    expect(await run(search)).toEqual({ subject: '', isHidden: true, hint: '', message: '', service: '' })
  },
)

it('subject scripts: escape names and hints that contain </script>', async () => {
  expect(showSubjectScript(known) + showHintScript(HINTS)).not.toContain('</script')
  expect((await run('?subject=Launch&product=odd')).subject).toBe('Launch of Odd</script><b>"name"')
})
