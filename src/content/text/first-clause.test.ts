import { expect, test } from 'vitest'
import { firstClause } from './first-clause.ts'

test.each([
  ['Tuesday 2 February 2027. The cohort ends in May.', 'Tuesday 2 February 2027'],
  ['₦450,000, in three payments of ₦150,000.', '₦450,000'],
  ['10 of the 40 places are free', '10 of the 40 places are free'],
])('firstClause: of "%s" returns "%s"', (text, clause) => {
  expect(firstClause(text)).toBe(clause)
})
