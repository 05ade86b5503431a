import { expect, test } from 'vitest'
import { weekSpan } from './week-span.ts'

test.each([
  ['Weeks 1 to 3', { first: 1, count: 3 }],
  ['Weeks 7–12', { first: 7, count: 6 }],
  ['Week 16', { first: 16, count: 1 }],
])('%s', (weeks, span) => {
  expect(weekSpan(weeks)).toEqual(span)
})

test.each(['At the end', 'Weeks 6 to 4'])('"%s" is refused', (weeks) => {
  expect(() => weekSpan(weeks)).toThrow(/write the weeks/)
})
