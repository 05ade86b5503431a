import { expect, test } from 'vitest'
import { nextInRing } from './next-in-ring.ts'

const ring = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('nextInRing: returns the next entry', () => expect(nextInRing(ring, 'a').id).toBe('b'))
test('nextInRing: returns the first entry after the last', () => expect(nextInRing(ring, 'c').id).toBe('a'))
test('nextInRing: returns the entry itself if there is only one', () =>
  expect(nextInRing([{ id: 'a' }], 'a').id).toBe('a'))
test('nextInRing: throws for an unknown id', () => expect(() => nextInRing(ring, 'x')).toThrow('"x"'))
