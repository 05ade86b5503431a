import { expect, it } from 'vitest'
import { ALL, describeShown } from './describe-shown.ts'

it.each([
  [3, 13, ALL, 'Showing 3 of 13 more projects'],
  [13, 13, ALL, 'Showing all 13 more projects'],
  [1, 13, 'EdTech', 'Showing 1 project in EdTech'],
  [2, 13, 'Fintech / AI', 'Showing 2 projects in Fintech / AI'],
])('describeShown: describes %i of %i works for the filter %s', (shown, total, category, words) => {
  expect(describeShown(shown, total, category)).toBe(words)
})
