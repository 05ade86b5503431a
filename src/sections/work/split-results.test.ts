import { expect, test } from 'vitest'
import { splitResults } from './split-results.ts'

test('splitResults: ends the lead with the sentence that contains the last figure', () => {
  const { lead, rest } = splitResults(
    'At first 92% came. It takes 6 days for 310 people, at most. Then rest. More.\n',
  )
  expect(lead.map(({ text }) => text).join('')).toBe(
    'At first 92% came. It takes 6 days for 310 people, at most.',
  )
  expect(rest).toBe('Then rest. More.')
})

test('splitResults: keeps the paragraphs below the lead', () => {
  expect(splitResults('It fell by 9%\nin a year. Then\nrest.\n\nMore.').rest).toBe('Then rest.\n\nMore.')
})

test.each(['It fell by 9%.', 'It fell by 9%', 'Nothing to count. Really.'])(
  'splitResults: returns the whole text as the lead for %j',
  (text) => {
    const { lead, rest } = splitResults(text)
    expect(lead.map((segment) => segment.text).join('')).toBe(text)
    expect(rest).toBe('')
  },
)
