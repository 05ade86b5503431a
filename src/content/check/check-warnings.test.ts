import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ACADEMY, HOME, SITE, UNRELEASED, WORK } from '#test/support/invalid-content/field-cases.ts'
import { problemsWith, TODAY, valid, warningsWith } from '#test/support/problems-with.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import type { ContentFile } from '../load/read-content.ts'
import { findWarnings } from './check-warnings.ts'

const DATES = { start: '2026-11-20', end: '2027-02-26', applyBy: '2026-10-30' }
const COHORT = { ...DATES, fee: '₦450,000', places: 40, state: 'open' }
const NOTICE = { title: 'Closed', from: '2026-10-01', until: '2026-10-01' }
const CERTIFICATE = 'credentials.logos.1.validUntil'

type Case = [what: string, file: string, field: string, value: unknown, message: RegExp, reported?: string]

/** Each case changes one field of an entry. `reported` is the field of the warning if it is another one. */
const CASES: Case[] = [
  ['a cohort that has started', ACADEMY, 'cohorts.0', COHORT, /2026 is over, so no page/, 'cohorts.0.start'],
  ['an expired certificate', HOME, CERTIFICATE, '2026-11-20', /^Friday 20 November 2026 is over/],
  ['a notice that is over', SITE, 'notices.0', NOTICE, /is over/, 'notices.0.until'],
  ['a role that is over', 'content/careers.yaml', 'openings.items.0.applyBy', '2026-11-20', /is over/],
  ['a category that no study has', WORK, 'categories.4', 'Health', /no entry has the category “Health”/],
  ['a quarter that is over', UNRELEASED, 'launchQuarter', 'Q3 2026', /Q3 2026 is over; say in launchNote/],
]

it.each(CASES)(
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

it.each([
  ['a quarter that is not over', 'launchQuarter', 'Q4 2026'],
  ['a quarter that is over, with a note', 'launchNote', 'The launch waits for the licence of the insurer.'],
])('content warnings: accept %s', (_, field, value) => {
  const [entry] = valid.filter(({ file }) => file === UNRELEASED)
  const changed = { ...entry, data: { ...(entry?.data as object), [field]: value } } as ContentFile
  expect(findWarnings('', [changed], TODAY).filter((each) => each.field === 'launchQuarter')).toEqual([])
})

it('content warnings: name a drawing that loads something from outside, and none that only names its format', () => {
  const root = temporaryFolder()
  const svg = (part: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${part}</svg>`
  const drawings = {
    'a.svg': svg('<image xlink:href="https://x.example/a.png"/>'),
    'b.svg': svg('<style>@import "b.css"</style>'),
    'c.svg': svg('<path fill="url(//x.example/d.svg#e)"/>'),
    'd.svg': svg('<a href="https://x.example"><use href="#e"/></a><path fill="url(#e)"/>'),
  }
  mkdirSync(join(root, 'content/images'), { recursive: true })
  for (const [name, text] of Object.entries(drawings)) writeFileSync(join(root, 'content/images', name), text)
  const outer = findWarnings(root, [], TODAY).filter(({ message }) => message.includes('from outside'))
  expect(outer.map(({ file }) => file)).toEqual(['a', 'b', 'c'].map((name) => `content/images/${name}.svg`))
})
