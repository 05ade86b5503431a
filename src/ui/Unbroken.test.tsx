import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './Unbroken.tsx'

it('unbroken text: keeps words with a number and a hyphen on one line', () => {
  const html = renderToStaticMarkup(
    <Unbroken>A 3-year contract, certificate ISM-25-0388, on-call help.</Unbroken>,
  )
  expect(html).toBe(
    'A <span class="nowrap">3-year</span> contract, certificate <span class="nowrap">ISM-25-0388</span>, on-call help.',
  )
})

it('unbroken text: keeps a sum on one line', () => {
  const html = renderToStaticMarkup(
    <Unbroken>From ₦1.9 million a month to $2 billion, or ₦900,000 a day.</Unbroken>,
  )
  expect(html).toBe(
    'From <span class="nowrap">₦1.9 million</span> a month to <span class="nowrap">$2 billion</span>, or ₦900,000 a day.',
  )
})

it('unbroken text: keeps an hour on one line', () => {
  const html = renderToStaticMarkup(<Unbroken>Mondays, 9 am to 10:30 pm.</Unbroken>)
  expect(html).toBe('Mondays, <span class="nowrap">9 am</span> to <span class="nowrap">10:30 pm</span>.')
})
