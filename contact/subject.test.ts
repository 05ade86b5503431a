import { expect, it } from 'vitest'
import { CONTACT_SUBJECTS, openingLine, subjectFrom } from './subject.ts'

it.each(CONTACT_SUBJECTS)(
  'reads the subject %s from an address, with or without the question mark',
  (subject) => {
    expect(subjectFrom(`?subject=${subject}`)).toBe(subject)
    expect(subjectFrom(`from=footer&subject=${subject}`)).toBe(subject)
  },
)

it.each(['', '?', '?subject=', '?subject=partnership', '?subject=Sales', '?topic=CSR', '?subject=%E0'])(
  'ignores %o',
  (search) => {
    expect(subjectFrom(search)).toBeUndefined()
  },
)

it('opens an empty message with the subject and a blank line', () => {
  expect(openingLine('CSR')).toBe('Subject: CSR\n\n')
})
