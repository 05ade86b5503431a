import { expect, test } from 'vitest'
import { nextInRing } from './next-in-ring.ts'

const ring = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('goes to the next entry', () => expect(nextInRing(ring, 'a').id).toBe('b'))
test('goes from the last to the first', () => expect(nextInRing(ring, 'c').id).toBe('a'))
test('a ring of one leads to itself', () => expect(nextInRing([{ id: 'a' }], 'a').id).toBe('a'))
test('an unknown entry is a fault', () => expect(() => nextInRing(ring, 'x')).toThrow('"x"'))
