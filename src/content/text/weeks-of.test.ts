import { expect, test } from 'vitest'
import { weeksOf } from './weeks-of.ts'

test.each([
  ['Weeks 1 to 3', [1, 2, 3]],
  ['Weeks 7–10', [7, 8, 9, 10]],
  ['Week 16', [16]],
  ['At the end', []],
  ['Weeks 6 to 4', []],
])('weeksOf: returns the numbers of the weeks in "%s"', (text, weeks) => {
  expect(weeksOf(text)).toEqual(weeks)
})
