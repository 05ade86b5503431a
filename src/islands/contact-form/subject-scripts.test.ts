import { expect, it } from 'vitest'
import { knownSubjects } from '#contact/subject.ts'
import { openMessageScript, SUBJECT_ID, showSubjectScript } from './subject-scripts.ts'

const known = knownSubjects([
  { id: 'cortexhr', data: { name: 'CortexHR' } },
  { id: 'odd', data: { name: 'Odd</script><b>"name"' } },
])

/** Runs both scripts in the order in which the page contains them, with only the globals that they may use. */
function run(search: string, typed = '') {
  const fields: Record<string, { value: string }> = { [SUBJECT_ID]: { value: '' }, message: { value: typed } }
  const document = { getElementById: (id: string) => fields[id] }
  for (const script of [showSubjectScript(known), openMessageScript()])
    new Function('document', 'location', script)(document, { search })
  return { subject: fields[SUBJECT_ID]?.value, message: fields.message?.value }
}

it('subject scripts: show the subject and insert it into an empty message', () => {
  expect(run('?subject=Academy')).toEqual({ subject: 'Academy', message: 'Subject: Academy\n\n' })
  expect(run('?subject=Demo&product=cortexhr')).toEqual({
    subject: 'Demo of CortexHR',
    message: 'Subject: Demo of CortexHR\n\n',
  })
})

it('subject scripts: do not change a message that the visitor has typed', () => {
  expect(run('?subject=Academy', 'Good morning')).toEqual({ subject: 'Academy', message: 'Good morning' })
})

it.each(['', '?subject=Sales', '?subject=<b>'])('subject scripts: ignore the query %o', (search) => {
  expect(run(search)).toEqual({ subject: '', message: '' })
})

it('subject scripts: escape a product name that contains </script>', () => {
  expect(showSubjectScript(known)).not.toContain('</script')
  expect(run('?subject=Launch&product=odd').subject).toBe('Launch of Odd</script><b>"name"')
})
