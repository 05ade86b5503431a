import { describe, expect, it, test } from 'vitest'
import { nairaFirst, splitPrice, startingPrice, withVat } from './prices.ts'

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

test.each([
  ['$99/mo', ['', '$99', '/mo']],
  ['₦1,500 per student per term', ['', '₦1,500', ' per student per term']],
  ['$50–$500 per course', ['', '$50–$500', ' per course']],
  ['1–2% commission', ['', '1–2%', ' commission']],
  ['Flat 1.4% per transaction', ['Flat ', '1.4%', ' per transaction']],
  ['Custom', ['', 'Custom', '']],
])('splitPrice: splits "%s" before and after the amount', (price, [before, amount, after]) => {
  expect(splitPrice(price)).toEqual({ before, amount, after })
})

const pricing = (...prices: string[]) => ({
  model: 'Monthly',
  tiers: prices.map((price) => ({ name: price, price, details: '' })),
})

describe('starting price', () => {
  it('is the price of the first of several tiers', () => {
    expect(startingPrice(pricing('$99/mo', '$249/mo'))).toBe('From $99/mo')
  })

  it('has no "From" for a single price or a range', () => {
    expect(startingPrice(pricing('Flat 1.4% per transaction'))).toBe('Flat 1.4% per transaction')
    expect(startingPrice(pricing('$50–$500 per course', '$49/mo'))).toBe('$50–$500 per course')
  })

  it('is the pricing model if there are no tiers', () => {
    expect(startingPrice({ model: 'Announced at launch' })).toBe('Announced at launch')
  })
})
