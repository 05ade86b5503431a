import { expect, test } from 'vitest'
import { splitHeading } from './split-heading.ts'

test.each([
  ['Data Engineering', 'Data', 'Engineering'],
  ['Permits Without the Queue', 'Permits Without', 'the Queue'],
  ['The Market, Read at Dawn', 'The Market,', 'Read at Dawn'],
  ['UI/UX Design', 'UI/UX', 'Design'],
  ['  One   Ledger, Forty Branches ', 'One Ledger,', 'Forty Branches'],
])('splits %j at the boundary nearest the middle', (title, light, heavy) => {
  expect(splitHeading(title)).toEqual({ light, heavy })
})

test('of two boundaries equally near the middle, takes the first', () => {
  expect(splitHeading('abc de fgh')).toEqual({ light: 'abc', heavy: 'de fgh' })
})

test('a single word is made, not drawn', () => {
  expect(splitHeading('Branding')).toEqual({ light: '', heavy: 'Branding' })
})
