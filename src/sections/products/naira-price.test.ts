import { expect, test } from 'vitest'
import { nairaFirst, withVat } from './naira-price.ts'

const RATES = { vat: 'Prices are without VAT (7.5% where due).', nairaPerDollar: 1500 }

test.each([
  ['$99/mo', 'with VAT ₦159,638'],
  ['$50–$500 per course', 'with VAT ₦80,625–₦806,250'],
  ['₦1,500 per student per term', 'with VAT ₦1,613'],
  ['Flat 1.4% per transaction', undefined],
  ['1–2% commission', undefined],
  ['Custom', undefined],
])('price with VAT: of "%s" is %s', (price, expected) => {
  expect(withVat(price, RATES)).toBe(expected)
})

test('price with VAT: is undefined without a rate of VAT, and for dollars without an exchange rate', () => {
  expect(withVat('$99/mo', { vat: '7.5%' })).toBeUndefined()
  expect(withVat('₦5,000', {})).toBeUndefined()
})

test('naira price: stands before the dollars, which stay alone without an exchange rate', () => {
  expect(nairaFirst('From $99/mo', RATES)).toBe('From ₦148,500/mo ($99/mo)')
  expect(nairaFirst('From $99/mo', {})).toBe('From $99/mo')
})
