import { expect, it } from 'vitest'
import { fixtureContent, fixtureFiles } from '#test/support/fixture-content.ts'
import { acceptedChoices, offeredChoices, withoutPast } from './dated-parts.ts'

/** Returns what is on the pages on a day. */
function shownOn(day: string) {
  const files = fixtureFiles.map((file) => withoutPast(file, day))
  const read = (kind: string) => files.find((file) => file.kind === kind)?.data as never
  const { notices } = read('site') as { notices: unknown[] }
  const { cohorts } = read('academy') as { cohorts: { start: string }[] }
  const { credentials } = read('home') as { credentials: { logos: { validUntil: string }[] } }
  const { openings } = read('careers') as { openings: { items: unknown[] } }
  return {
    notices: notices.length,
    cohorts: cohorts.map(({ start }) => start),
    certificates: credentials.logos.length,
    openings: openings.items.length,
  }
}

const BOTH = ['2097-02-05', '2097-06-11']
const LAST = ['2097-06-11']

it.each([
  ['2026-11-19', 'the day before a notice', { notices: 0, cohorts: BOTH, certificates: 4, openings: 1 }],
  ['2026-11-20', 'its first day', { notices: 1, cohorts: BOTH, certificates: 4, openings: 1 }],
  ['2097-01-02', 'its last day', { notices: 1, cohorts: BOTH, certificates: 4, openings: 1 }],
  ['2097-01-03', 'the day after', { notices: 0, cohorts: BOTH, certificates: 4, openings: 1 }],
  ['2097-02-05', 'the start of a cohort', { notices: 0, cohorts: BOTH, certificates: 4, openings: 1 }],
  ['2097-02-06', 'the day after', { notices: 0, cohorts: LAST, certificates: 4, openings: 1 }],
  ['2097-03-02', 'the day after an opening', { notices: 0, cohorts: LAST, certificates: 4, openings: 0 }],
  ['2097-10-01', 'the day after two certificates', { notices: 0, cohorts: [], certificates: 2, openings: 0 }],
])('what is over leaves the pages: on %s, %s', (day, _, shown) => {
  expect(shownOn(day)).toEqual(shown)
})

const choices = fixtureContent.contactPage.serviceChoices
const [, , , takenOut] = choices
const isIn = (list: readonly unknown[]) => list.includes(takenOut)

it.each([
  ['2026-11-01', 'its last day', true, true],
  ['2026-11-02', 'the day after', false, true],
  ['2026-12-31', 'the 60th day after', false, true],
  ['2027-01-01', 'the 61st day after', false, false],
])(
  'service choices: on %s, %s of a choice, offers it: %o, and accepts it: %o',
  (day, _, isOffered, isAccepted) => {
    expect(takenOut?.until).toBe('2026-11-01')
    expect(isIn(offeredChoices(choices, day))).toBe(isOffered)
    expect(isIn(acceptedChoices(choices, day))).toBe(isAccepted)
    expect(offeredChoices(choices, day).at(-1)?.name).toBe('Other')
  },
)
