import { expect, test } from 'vitest'
import { splitHeading } from './split-heading.ts'

test.each([
  ['Data Engineering', 'Data', 'Engineering'],
  ['Permits Without the Queue', 'Permits Without', 'the Queue'],
  ['The Market, Read at Dawn', 'The Market,', 'Read at Dawn'],
  ['UI/UX Design', 'UI/UX', 'Design'],
  ['  One   Ledger, Forty Branches ', 'One Ledger,', 'Forty Branches'],
])('splitHeading: splits %j at the word boundary nearest to the middle', (title, light, heavy) => {
  expect(splitHeading(title)).toEqual({ light, heavy })
})

test('splitHeading: splits at the first of two word boundaries that are equally near to the middle', () => {
  expect(splitHeading('abc de fgh')).toEqual({ light: 'abc', heavy: 'de fgh' })
})

test('splitHeading: leaves at least two words in the heavy part of a title of three words', () => {
  expect(splitHeading('Read the Documentation')).toEqual({ light: 'Read', heavy: 'the Documentation' })
})

test('splitHeading: returns a single word as the heavy part', () => {
  expect(splitHeading('Branding')).toEqual({ light: '', heavy: 'Branding' })
})
