import { expect, test } from 'vitest'
import { metricValue } from './metric-value.ts'

test.each([
  [148, '148'],
  [21400, '21,400'],
  [1250000, '1,250,000'],
  [99.25, '99.25'],
  ['1.9 million', '1.9 million'],
  ['₦9.6bn', '₦9.6bn'],
])('metricValue: formats %s as %s', (value, printed) => {
  expect(metricValue(value)).toBe(printed)
})
