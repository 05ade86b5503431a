import { expect, test } from 'vitest'
import { ACADEMY, HOME, SITE, UNRELEASED, WORK } from '#test/support/invalid-content/field-case.ts'
import { problemsWith, TODAY, valid, warningsWith } from '#test/support/problems-with.ts'
import type { ContentFile } from '../load/read-content.ts'
import { findWarnings } from './check-warnings.ts'

const COHORT = { start: '2026-11-20', end: '2027-02-26', fee: '₦450,000', places: 40, state: 'open' }

type Case = [what: string, file: string, field: string, value: unknown, message: RegExp, reported?: string]

/** Each case changes one field of an entry. `reported` is the field of the warning if it is another one. */
const CASES: Case[] = [
  [
    'a cohort that has started',
    ACADEMY,
    'cohorts.0',
    { ...COHORT, applyBy: '2026-10-30' },
    /^Friday 20 November 2026 is over, so no page/,
    'cohorts.0.start',
  ],
  [
    'an expired certificate',
    HOME,
    'credentials.logos.1.validUntil',
    '2026-11-20',
    /^Friday 20 November 2026 is over/,
  ],
  [
    'a notice that is over',
    SITE,
    'notices.0',
    { title: 'Closed', from: '2026-10-01', until: '2026-10-01' },
    /is over/,
    'notices.0.until',
  ],
  ['a role that is over', 'content/careers.yaml', 'openings.items.0.applyBy', '2026-11-20', /is over/],
  ['a category that no study has', WORK, 'categories.4', 'Health', /no entry has the category “Health”/],
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
  expect(findWarnings('', [changed], TODAY).filter((each) => each.field === 'launchQuarter')).toEqual([])
})
