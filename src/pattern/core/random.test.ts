import fc from 'fast-check'
import { expect, test } from 'vitest'
import { at, random, shortName } from './random.ts'

test('draws what it has always drawn', () => {
  const { next } = random('opifex')
  expect([next(), next(), next()].map((value) => value.toFixed(9))).toMatchInlineSnapshot(`
    [
      "0.061427909",
      "0.754950506",
      "0.752280731",
    ]
  `)
})

test('the same seed gives the same stream, another seed another', () => {
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

test('keeps to its bounds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50), (seed, low, span) => {
      const { whole, between } = random(seed)
      const value = whole(low, low + span)
      expect(Number.isInteger(value) && value >= low && value <= low + span).toBe(true)
      expect(between(low, low + span)).toBeLessThanOrEqual(low + span)
    }),
  )
})

test('shuffles without loss and leaves the list alone', () => {
  const list = [1, 2, 3, 4, 5, 6]
  expect(random('x').shuffle(list).toSorted()).toEqual(list)
  expect(list).toEqual([1, 2, 3, 4, 5, 6])
})

test('a branch does not move its stem on', () => {
  const [stem, twin] = [random('x'), random('x')]
  stem.branch('leaf').next()
  expect(stem.next()).toBe(twin.next())
})

test('short names are names of an element', () => {
  fc.assert(fc.property(fc.string(), (text) => /^p[a-z2-9]{5}$/.test(shortName(text))))
})

test('counts round the list', () => {
  expect([at(['a', 'b'], 3), at(['a', 'b'], -1)]).toEqual(['b', 'b'])
  expect(() => at([], 0)).toThrow(RangeError)
})
