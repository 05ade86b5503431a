import { expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { acceptedChoices, offeredChoices } from './service-choices.ts'

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
