import { expect, it } from 'vitest'
import { knownSubjects } from '#contact/subject.ts'
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
)
const HINTS = { Academy: 'Which track?', Demo: 'Which product?</script>' }

/** Runs the scripts in the order in which the page contains them, with only the globals that they may use. */
function run(search: string, typed = {}) {
  const values = { [SUBJECT_ID]: '', [HINT_ID]: '', message: '', service: '', ...typed }
  const fields = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, dataset: {} }]))
  const document = { getElementById: (id: string) => fields[id] }
  for (const script of [showSubjectScript(known), showHintScript(HINTS), openMessageScript()])
    new Function('document', 'location', script)(document, { search })
  const shown = (id: string) => fields[id]?.value
  return {
    subject: shown(SUBJECT_ID),
    hint: shown(HINT_ID),
    message: shown('message'),
    service: shown('service'),
  }
}

it('subject scripts: show subject and hint, and insert the subject into an empty message', () => {
  expect(run('?subject=Academy')).toEqual({
    subject: 'Academy',
    hint: 'Which track?',
    message: 'Subject: Academy\n\n',
    service: '',
  })
  expect(run('?subject=Demo&product=cortexhr')).toMatchObject({
    subject: 'Demo of CortexHR',
    hint: 'Which product?</script>',
    message: 'Subject: Demo of CortexHR\n\n',
  })
})

it('subject scripts: name the service of the URL and choose its option', () => {
  expect(run('?subject=Consultation&service=cyber-security')).toMatchObject({
    message: 'Subject: Consultation on Cyber Security\n\n',
    service: 'Other',
  })
})

it('subject scripts: do not change what the visitor has typed or chosen', () => {
  const typed = { message: 'Good morning', service: 'UI/UX Design' }
  expect(run('?subject=Consultation&service=cyber-security', typed)).toMatchObject(typed)
})

it.each(['', '?subject=Sales', '?subject=<b>', '?service=cyber-security'])(
  'subject scripts: ignore the query %o',
  (search) => {
    expect(run(search)).toEqual({ subject: '', hint: '', message: '', service: '' })
  },
)

it('subject scripts: escape names and hints that contain </script>', () => {
  expect(showSubjectScript(known) + showHintScript(HINTS)).not.toContain('</script')
  expect(run('?subject=Launch&product=odd').subject).toBe('Launch of Odd</script><b>"name"')
})
