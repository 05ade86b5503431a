import { describe, expect, it } from 'vitest'
import { labelSide } from './Series.tsx'

describe('labelSide', () => {
  it('is below the last point of a line that falls where the label would be', () => {
    expect(labelSide([62, 62, 62, 62, 29, 28, 28, 27, 27], '27,000 tonnes', 70)).toBe('below')
  })

  it('is above the last point of a rising or a level line', () => {
    expect(labelSide([10, 20, 40, 80], '80 loans', 90)).toBe('above')
    expect(labelSide([80, 40, 20, 20, 20, 20, 20, 20, 20, 20], '20%', 90)).toBe('above')
  })

  it('is above a last point without room below it', () => {
    expect(labelSide([90, 60, 30, 5], '5 days', 100)).toBe('above')
  })
})
