import { expect, it } from 'vitest'
import { SERVICE_CHOICES } from '#test/support/messages.ts'
import { CONTACT_SUBJECTS, findHint, findSubject, knownSubjects, topicsOf } from './subject.ts'

const known = knownSubjects(
  [
    { id: 'cortexhr', data: { name: 'CortexHR' } },
    { id: 'constructor', data: { name: 'Constructor & Sons' } },
  ],
  [
    { id: 'ui-ux-design', data: { title: 'UI/UX Design' } },
    { id: 'cyber-security', data: { title: 'Cyber Security' } },
  ],
  SERVICE_CHOICES,
)

it('findSubject: finds each subject in a query string with and without the question mark', () => {
  for (const subject of CONTACT_SUBJECTS)
    for (const search of [`?subject=${subject}`, `from=footer&subject=${subject}`])
      expect(findSubject(search, known)).toEqual({ subject, service: '', query: `?subject=${subject}` })
})

it.each([
  ['?subject=Demo&product=cortexhr', 'Demo of CortexHR'],
  ['?product=constructor&subject=Launch', 'Launch of Constructor & Sons'],
  ['?subject=partnership', 'Partnership'],
  ['?subject=csr', 'CSR'],
  ['?subject=DEMO&product=CortexHR', 'Demo of CortexHR'],
  ['?subject=consultation&service=UI-UX-Design', 'Consultation on UI/UX Design'],
  ['?subject=Demo&product=unknown', 'Demo'],
  ['?subject=Demo&product=toString', 'Demo'],
  ['?subject=Academy&product=cortexhr', 'Academy'],
  ['?subject=Consultation&product=cortexhr&service=cyber-security', 'Consultation on Cyber Security'],
  ['?subject=Consultation&service=branding-design', 'Consultation'],
  ['?subject=Demo&service=cyber-security', 'Demo'],
  ['?subject=Demo.&product=cortexhr.', 'Demo of CortexHR'],
  ['?subject=Demo&amp;Product=cortexhr)', 'Demo of CortexHR'],
  ['?subject=Consultation&service=ui-ux-design%E2%80%9D', 'Consultation on UI/UX Design'],
  ['?product=cortexhr', undefined],
  ['?service=cyber-security', undefined],
])('findSubject: returns for %s the subject %s', (search, subject) => {
  expect(findSubject(search, known)?.subject).toBe(subject)
})

it.each([
  ...['.', ')', ',', '”', '%E2%80%9D', '%20', '%3E', '%', '?fbclid=x', '%3Futm_source=x', '&amp;x=1'].map(
    (mark) => `?subject=CSR${mark}`,
  ),
  '?subject=%20CSR',
  '?subject="CSR"',
  '?subject=<CSR>.',
  '?Subject=CSR',
  '?x=1&amp;SUBJECT=CSR',
])('findSubject: reads %s in spite of the marks that mail programs and people add', (search) => {
  expect(findSubject(search, known)?.subject).toBe('CSR')
})

it.each(['', '?', '?subject=', '?subject=partnerships', '?topic=CSR', '?subject=%E0'])(
  'findSubject: returns undefined for the query string %o',
  (search) => expect(findSubject(search, known)).toBeUndefined(),
)

it.each([
  ['Demo', 'Which product?'],
  ['Demo of CortexHR', 'Which product?'],
  ['Academy', ''],
  ['constructor', ''],
  ['', ''],
])('findHint: returns for the subject %o the hint %o', (subject, hint) => {
  expect(findHint(subject, { Demo: 'Which product?' })).toBe(hint)
})

it.each([
  ['Subject: Demo of CortexHR\n\nGood morning', '', ['product:cortexhr', 'subject:demo']],
  ['Subject: Demo of Unknown\n\nGood morning', '', ['subject:demo']],
  [
    'Subject: Consultation on Cyber Security\n\nx',
    'UI/UX Design',
    ['subject:consultation', 'service:cyber-security'],
  ],
  ['Subject: CortexHR\n\nx', 'UI/UX Design', ['service:ui-ux-design']],
  ['Good morning\nSubject: CSR', 'Other', []],
])('topicsOf: returns for %j with the service %o %j', (message, service, topics) => {
  expect(topicsOf({ message, service }, known)).toEqual(topics)
})
