import { expect, test } from 'vitest'
import { UNRELEASED } from '#test/support/invalid-content/field-case.ts'
import { NOW, problemsWith, valid, warningsWith } from '#test/support/problems-with.ts'
import type { ContentFile } from '../load/read-content.ts'
import { findWarnings } from './check-warnings.ts'

type Case = [what: string, file: string, field: string, value: unknown, message: RegExp, reported?: string]

/** Each case changes one field of an entry. `reported` is the field of the warning if it is another one. */
const CASES: Case[] = [
  [
    'a quarter that is over',
    UNRELEASED,
    'launchQuarter',
    'Q3 2026',
    /Q3 2026 is over; say in launchNote what/,
  ],
]

test.each(CASES)(
  'content warnings: name %s, which is no error',
  (_, file, field, value, message, reported = field) => {
    expect(problemsWith(file, field.split('.'), value)).toEqual([])
    expect(warningsWith(file, field.split('.'), value)).toContainEqual({
      file,
      field: reported,
      message: expect.stringMatching(message),
    })
  },
)

test.each([
  ['a quarter that is not over', 'launchQuarter', 'Q4 2026'],
  ['a quarter that is over, with a note', 'launchNote', 'The launch waits for the licence of the insurer.'],
])('content warnings: accept %s', (_, field, value) => {
  const [entry] = valid.filter(({ file }) => file === UNRELEASED)
  const changed = { ...entry, data: { ...(entry?.data as object), [field]: value } } as ContentFile
  expect(findWarnings('', [changed], NOW).filter((each) => each.field === 'launchQuarter')).toEqual([])
})
