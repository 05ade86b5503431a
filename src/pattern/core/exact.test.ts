import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cos, sin } from './exact.ts'

describe('sin and cos', () => {
  it('return the values of Math.sin and Math.cos, within 1e-8', () => {
    fc.assert(
      fc.property(fc.double({ min: -20_000, max: 20_000, noNaN: true }), (angle) => {
        expect(Math.abs(sin(angle) - Math.sin(angle))).toBeLessThan(1e-8)
        expect(Math.abs(cos(angle) - Math.cos(angle))).toBeLessThan(1e-8)
      }),
    )
  })
})
