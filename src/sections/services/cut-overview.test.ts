import { expect, test } from 'vitest'
import { cutOverview } from './cut-overview.ts'

test.each([
  ['cuts after 120 characters and adds an ellipsis', 'a'.repeat(121), `${'a'.repeat(120)}…`],
  ['returns an overview of 120 characters unchanged', 'a'.repeat(120), 'a'.repeat(120)],
  ['removes a space before the ellipsis', `${'a'.repeat(119)} and more`, `${'a'.repeat(119)}…`],
  ['joins paragraphs with a space', 'One.\n\nTwo.\n', 'One. Two.'],
  ['counts characters, not UTF-16 code units', '𐓷'.repeat(121), `${'𐓷'.repeat(120)}…`],
])('cutOverview: %s', (_, overview, expected) => {
  expect(cutOverview(overview)).toBe(expected)
})
