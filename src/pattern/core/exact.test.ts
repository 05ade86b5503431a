import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cos, sin } from './exact.ts'

test('agrees with the engine far beyond what a picture shows', () => {
  fc.assert(
    fc.property(fc.double({ min: -20_000, max: 20_000, noNaN: true }), (angle) => {
      expect(Math.abs(sin(angle) - Math.sin(angle))).toBeLessThan(1e-8)
      expect(Math.abs(cos(angle) - Math.cos(angle))).toBeLessThan(1e-8)
    }),
  )
})
