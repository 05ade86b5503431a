import { expect, it } from 'vitest'
import { describeLength } from './describe-length.ts'

it.each([
  [0, ''],
  [4499, ''],
  [4500, '4,500 of 5,000 characters'],
  [5000, '5,000 of 5,000 characters'],
  [5001, '5,001 of 5,000 characters: please shorten by 1'],
  [6240, '6,240 of 5,000 characters: please shorten by 1,240'],
])('describeLength: describes %i characters as %o', (length, description) => {
  expect(describeLength(length)).toBe(description)
})
