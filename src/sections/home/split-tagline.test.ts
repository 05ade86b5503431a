import { expect, test } from 'vitest'
import { splitTagline } from './split-tagline.ts'

test.each([
  ['Engineering Digital Masterpieces.', 'light: Engineering, regular: Digital, heavy: Masterpieces.'],
  ['Data, Schools and Markets.', 'light: Data, Schools, heavy: and Markets.'],
  ['Go.', 'heavy: Go.'],
  [
    'We build the software that ministries and markets rely upon.',
    'light: We build the, regular: software that, regular: ministries and, heavy: markets rely upon.',
  ],
])('splitTagline: splits %j into lines of similar length', (tagline, lines) => {
  expect(
    splitTagline(tagline)
      .map(({ text, weight }) => `${weight}: ${text}`)
      .join(', '),
  ).toBe(lines)
})
