import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  [' ', 1, 1],
  ['ArrowDown', 1, undefined],
  ['Tab', 1, undefined],
])('nextTab: %s on tab %i of three opens %s', (key, current, expected) => {
  expect(nextTab(key, current, 3)).toBe(expected)
})
