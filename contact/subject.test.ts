import { expect, it } from 'vitest'
import { CONTACT_SUBJECTS, findSubject, knownSubjects, openingLine } from './subject.ts'

const known = knownSubjects([
  { id: 'cortexhr', data: { name: 'CortexHR' } },
  { id: 'constructor', data: { name: 'Constructor & Sons' } },
])

it.each(CONTACT_SUBJECTS)(
  'findSubject: finds %s in a query string with and without the question mark',
  (subject) => {
    expect(findSubject(`?subject=${subject}`, known)).toBe(subject)
    expect(findSubject(`from=footer&subject=${subject}`, known)).toBe(subject)
  },
)

it.each([
  ['?subject=Demo&product=cortexhr', 'Demo of CortexHR'],
  ['?product=constructor&subject=Launch', 'Launch of Constructor & Sons'],
  ['?subject=Demo&product=unknown', 'Demo'],
  ['?subject=Demo&product=toString', 'Demo'],
  ['?subject=Academy&product=cortexhr', 'Academy'],
  ['?product=cortexhr', undefined],
])('findSubject: returns for %s the subject %s', (search, subject) => {
  expect(findSubject(search, known)).toBe(subject)
})

it.each(['', '?', '?subject=', '?subject=partnership', '?subject=Sales', '?topic=CSR', '?subject=%E0'])(
  'findSubject: returns undefined for the query string %o',
  (search) => {
    expect(findSubject(search, known)).toBeUndefined()
  },
)

it('openingLine: returns one line with the subject and a blank line', () => {
  expect(openingLine('CSR')).toBe('Subject: CSR\n\n')
})
