import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, random, shortName } from './random.ts'

describe('random', () => {
  it('returns the recorded numbers for a known seed, so that existing drawings do not change', () => {
    const { next } = random('opifex')
    expect([next(), next(), next()].map((value) => value.toFixed(9))).toMatchInlineSnapshot(`
    [
      "0.061427909",
      "0.754950506",
      "0.752280731",
    ]
  `)
  })

  it('returns the same numbers for the same seed and different numbers for another seed', () => {
    const stream = (seed: string) => {
      const { next } = random(seed)
      return Array.from({ length: 8 }, next).join()
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        expect(stream(seed)).toBe(stream(seed))
      }),
    )
    expect(stream('a')).not.toBe(stream('b'))
  })

  it('returns numbers inside the bounds from whole() and between()', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
        const { whole, between } = random(seed)
        const value = whole(low, low + span)
        expect(Number.isInteger(value) && value >= low && value <= low + span).toBe(true)
        expect(between(low, low + span)).toBeLessThanOrEqual(low + span)
      }),
    )
  })

  it('shuffles a copy and leaves the original list unchanged', () => {
    const list = [1, 2, 3, 4, 5, 6]
    expect(random('x').shuffle(list).toSorted()).toEqual(list)
    expect(list).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('returns the same numbers whether or not branch() has created another generator', () => {
    const [generator, unbranched] = [random('x'), random('x')]
    generator.branch('other').next()
    expect(generator.next()).toBe(unbranched.next())
  })
})

describe('shortName', () => {
  it('returns a valid id for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => /^p[a-z2-9]{5}$/.test(shortName(text))))
  })
})

describe('at', () => {
  it('returns the item at the index modulo the length', () => {
    expect([at(['a', 'b'], 3), at(['a', 'b'], -1)]).toEqual(['b', 'b'])
    expect(() => at([], 0)).toThrow(RangeError)
  })
})
