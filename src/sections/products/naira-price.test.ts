import { expect, test } from 'vitest'
import { fillNaira, nairaPrice } from './naira-price.ts'

const RATES = { vat: 'Prices are without VAT (7.5% where due).', nairaPerDollar: 1500 }

test.each([
  ['$99/mo', '₦148,500, with VAT ₦159,638'],
  ['$50–$500 per course', '₦75,000–₦750,000, with VAT ₦80,625–₦806,250'],
  ['₦1,500 per student per term', 'with VAT ₦1,613'],
  ['Flat 1.4% per transaction', undefined],
  ['1–2% commission', undefined],
  ['Custom', undefined],
])('naira price: of "%s" is %s', (price, expected) => {
  expect(nairaPrice(price, RATES)).toBe(expected)
})

test('naira price: has no total without a rate of VAT, and nothing for dollars without an exchange rate', () => {
  expect(nairaPrice('$99/mo', { nairaPerDollar: 1500 })).toBe('₦148,500')
  expect(nairaPrice('$99/mo', { vat: '7.5%' })).toBeUndefined()
})

test('naira price: fills sums in braces, and keeps the dollars where there is no exchange rate', () => {
  expect(fillNaira('Up to 50 {{$99}}; alone $49.', RATES)).toBe(
    'Up to 50 ₦148,500, with VAT ₦159,638; alone $49.',
  )
  expect(fillNaira('Up to 50 {{$99}}.', {})).toBe('Up to 50 $99.')
})
