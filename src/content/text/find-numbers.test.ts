import { describe, expect, it } from 'vitest'
import { findNumbers, statesQuantity } from './find-numbers.ts'
import type { Unit } from './units.ts'

const states = (text: string, value: number, unit: Unit) =>
  findNumbers(text).some((found) => statesQuantity(found, value, unit))

describe('findNumbers', () => {
  it.each([
    ['1,240 people', 1240, 'people'],
    ['1240 people', 1240, 'people'],
    ['a rise of 92%', 92, '%'],
    ['a rise of 92 %', 92, '%'],
    ['92 per cent of them', 92, '%'],
    ['₦1.2 million a year', 1_200_000, '₦'],
    ['₦2.4bn', 2_400_000_000, '₦'],
    ['saved at $520,000.', 520_000, '$'],
    ['took forty-one days', 41, 'days'],
    ['forty-one working days', 41, 'days'],
    ['a six-day wait', 6, 'days'],
    ['1.3 million litres a day', 1_300_000, 'litres'],
    ['three hundred and ten thousand records', 310_000, 'records'],
    ['310,000 land titles', 310_000, 'records'],
    ['About half of it leaked', 50, '%'],
    ['rose by a quarter', 25, '%'],
    ['fell by three-quarters', 75, '%'],
    ['Four bills in five are paid', 80, '%'],
    ['one in three', 33, '%'],
  ] as const)('finds the quantity of “%s”', (text, value, unit) => {
    expect(states(text, value, unit)).toBe(true)
  })

  it.each([
    ['41 hours', 41, 'days'],
    ['41 days', 4, 'days'],
    ['141 days', 41, 'days'],
    ['92 people', 92, '%'],
    ['92%', 92, 'people'],
    ['$7,400', 7400, '₦'],
    ['at 16:41 days pass', 41, 'days'],
    ['version 4.41 days', 41, 'days'],
    ['fell by three-quarters', 25, '%'],
  ] as const)('does not take “%s” for %d %s', (text, value, unit) => {
    expect(states(text, value, unit)).toBe(false)
  })
})
