import { expect, it } from 'vitest'
import { createReference, isReference } from './reference.ts'

it('createReference: returns a different reference in the format XXXX-XXXX at each call', () => {
  const references = Array.from({ length: 1000 }, createReference)
  expect(new Set(references).size).toBe(1000)
  for (const reference of references) {
    expect(reference).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{4}-[2-9CDFGHJKMNPQRTVWXY]{4}$/)
    expect(isReference(reference)).toBe(true)
  }
})

it.each([undefined, '', 'K7Q2M9XD', 'k7q2-m9xd', 'K7Q2-M9X', 'K7Q2-M9XD ', '<b>2-M9XD', ['K7Q2-M9XD']])(
  'isReference: rejects %o',
  (text) => {
    expect(isReference(text)).toBe(false)
  },
)
