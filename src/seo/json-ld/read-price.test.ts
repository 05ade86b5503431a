import { expect, test } from 'vitest'
import { entries } from '#src/content/load/read-content.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { readPrice } from './read-price.ts'

test.each([
  ['$99/mo', { currency: 'USD', low: 99, high: 99, per: 'per month' }],
  ['$120/mo per location', { currency: 'USD', low: 120, high: 120, per: 'per month per location' }],
  ['₦5,000 per filing', { currency: 'NGN', low: 5000, high: 5000, per: 'per filing' }],
  ['₦1,250,000.50', { currency: 'NGN', low: 1250000.5, high: 1250000.5 }],
  ['$50–$500 per course', { currency: 'USD', low: 50, high: 500, per: 'per course' }],
  ['From ₦900-1,200', { currency: 'NGN', low: 900, high: 1200 }],
])('%s is a sum', (price, amount) => {
  expect(readPrice(price)).toEqual(amount)
})

test.each(['Custom', 'Free', '1–2% commission', 'Flat 1.4% per transaction', '5,000 naira'])(
  '%s is none',
  (price) => {
    expect(readPrice(price)).toBeUndefined()
  },
)

test('every price of the content that shows a currency is read, to the last digit', () => {
  const prices = entries(checkContent(process.cwd()).files, 'products').flatMap(
    ({ data }) => data.pricing.tiers?.map(({ price }) => price) ?? [],
  )
  const sums = prices.filter((price) => /[₦$]/.test(price))
  expect(sums.length).toBeGreaterThan(10)
  for (const price of sums) {
    const amount = readPrice(price)
    expect(price.replaceAll(',', ''), price).toContain(String(amount?.low))
    expect(price.replaceAll(',', ''), price).toContain(String(amount?.high))
  }
})
