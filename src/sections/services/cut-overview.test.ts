import { expect, test } from 'vitest'
import { cutOverview } from './cut-overview.ts'

test('cutOverview: cuts after 120 characters and adds an ellipsis', () => {
  expect(cutOverview('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
})

test('cutOverview: returns an overview of 120 characters unchanged', () => {
  expect(cutOverview('a'.repeat(120))).toBe('a'.repeat(120))
})

test('cutOverview: removes a space before the ellipsis', () => {
  expect(cutOverview(`${'a'.repeat(119)} and more`)).toBe(`${'a'.repeat(119)}…`)
})

test('cutOverview: joins paragraphs with a space', () => {
  expect(cutOverview('One.\n\nTwo.\n')).toBe('One. Two.')
})

test('cutOverview: counts characters, not UTF-16 code units', () => {
  expect(cutOverview('𐓷'.repeat(121))).toBe(`${'𐓷'.repeat(120)}…`)
})
