import { expect, test } from 'vitest'
import { splitPrice } from './split-price.ts'

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
