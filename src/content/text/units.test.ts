import { expect, it } from 'vitest'
import { formatQuantity } from './units.ts'

it.each([
  [41, 'days', '41 days'],
  [1, 'days', '1 day'],
  [0.5, 'days', '0.5 days'],
  [92, '%', '92%'],
  [7400, '₦', '₦7,400'],
  [1_200_000, '₦', '₦1.2 million'],
  [99.995, '%', '99.995%'],
  [1_234_567, '₦', '₦1,234,567'],
  [2_600_000_000, '₦', '₦2.6 billion'],
  [310_000, 'records', '310,000 records'],
  [1, 'people', '1 person'],
  [5, '°C', '5 °C'],
  [1, 'queries', '1 query'],
  [1, 'branches', '1 branch'],
  [1, 'MB', '1 MB'],
] as const)('formatQuantity: writes %d %s as “%s”', (value, unit, text) => {
  expect(formatQuantity(value, unit)).toBe(text)
})
