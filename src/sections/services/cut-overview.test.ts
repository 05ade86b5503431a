import { expect, test } from 'vitest'
import { cutOverview } from './cut-overview.ts'

test('shows exactly 120 characters, then an ellipsis', () => {
  expect(cutOverview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
})

test('shows an overview of 120 characters whole', () => {
  expect(cutOverview('a'.repeat(120))).toBe('a'.repeat(120))
})

test('leaves out a space before the ellipsis', () => {
  expect(cutOverview(`${'a'.repeat(119)} and more`)).toBe(`${'a'.repeat(119)}…`)
})

test('counts paragraphs as running text', () => {
  expect(cutOverview('One.\n\nTwo.\n')).toBe('One. Two.')
})

test('counts letters, not their halves in memory', () => {
  expect(cutOverview('𐓷'.repeat(121))).toBe(`${'𐓷'.repeat(120)}…`)
})
