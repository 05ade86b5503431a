import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

it.each([
  ['A 3-year contract, certificate ISM-25-0388, on-call help.', '3-year', 'ISM-25-0388'],
  ['From ₦1.9 million a month to $2 billion, or ₦900,000 a day.', '₦1.9 million', '$2 billion'],
])('unbroken text: keeps sums and words with a number and a hyphen on one line: %s', (text, ...kept) => {
  const html = renderToStaticMarkup(<Unbroken>{text}</Unbroken>)
  expect([...html.matchAll(/<span class="nowrap">(.*?)<\/span>/g)].map(([, part]) => part)).toEqual(kept)
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})

it('unbroken text: keeps an hour on one line', () => {
  const html = renderToStaticMarkup(<Unbroken>Mondays, 9 am to 10:30 pm.</Unbroken>)
  expect(html).toBe('Mondays, <span class="nowrap">9 am</span> to <span class="nowrap">10:30 pm</span>.')
})
