import { expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { cohortFacts } from './cohort-facts.ts'

const { cohorts: all, noCohort } = fixtureContent.academy
const cohorts = all.filter(({ start }) => start > '2090')
const factsOn = (today: string, changed = cohorts) => cohortFacts({ cohorts: changed, noCohort }, today)

it('cohort facts: names dates and fee of the next cohort, and the others in order', () => {
  expect(factsOn('2097-01-11', cohorts.toReversed())).toEqual({
    next: [
      { label: 'Next cohort', text: '5 February to 24 May 2097.' },
      { label: 'Apply by', text: 'Friday 11 January 2097.' },
      { label: 'Fee', text: '₦450,000.' },
    ],
    others: [
      {
        label: 'The cohort after that',
        text: '11 June to 27 September 2097. 32 places, ₦480,000. Apply by Friday 17 May 2097.',
      },
    ],
  })
})

it.each([
  ['whose applications have closed', '2097-01-12', cohorts, /Applications have closed\.$/],
  [
    'that is full',
    '2097-01-01',
    cohorts.map((each, index) => (index === 0 ? { ...each, state: 'full' as const } : each)),
    /It is full\.$/,
  ],
])('cohort facts: passes over a cohort %s, and says so', (_, today, changed, text) => {
  const { next, others } = factsOn(today, changed)
  expect(next[0]?.text).toMatch(/^11 June to 27 September 2097\./)
  expect(others).toEqual([{ label: 'Cohort of February 2097', text: expect.stringMatching(text) }])
})

it('cohort facts: says what to do while no cohort can be joined', () => {
  const { next, others } = factsOn('2097-05-18')
  expect(next).toEqual([{ label: 'Next start', text: noCohort }])
  expect(others.map(({ label }) => label)).toEqual(['Cohort of February 2097', 'Cohort of June 2097'])
})
