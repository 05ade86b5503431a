import { expect, test } from 'vitest'
import { splitResults } from './split-results.ts'

test('ends the large part with the sentence of the last stat', () => {
  const { told, rest } = splitResults(
    'At first 92% came. It takes 6 days for 310 people, at most. Then rest. More.\n',
  )
  expect(told.map(({ text }) => text).join('')).toBe(
    'At first 92% came. It takes 6 days for 310 people, at most.',
  )
  expect(rest).toBe('Then rest. More.')
})

test.each(['It fell by 9%.', 'It fell by 9%', 'Nothing to count. Really.'])('leaves %j whole', (text) => {
  const { told, rest } = splitResults(text)
  expect(told.map((stretch) => stretch.text).join('')).toBe(text)
  expect(rest).toBe('')
})
