import { describe, expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

describe('readPrice', () => {
  it.each([
    ['$99/mo', { currency: 'USD', low: 99, high: 99, per: 'per month' }],
    ['$120/mo per location', { currency: 'USD', low: 120, high: 120, per: 'per month per location' }],
    ['₦5,000 per filing', { currency: 'NGN', low: 5000, high: 5000, per: 'per filing' }],
    ['₦1,250,000.50', { currency: 'NGN', low: 1250000.5, high: 1250000.5 }],
    ['$50–$500 per course', { currency: 'USD', low: 50, high: 500, per: 'per course' }],
    ['From ₦900-1,200', { currency: 'NGN', low: 900, high: 1200 }],
  ])('reads the amount of %s', (price, amount) => {
    expect(readPrice(price)).toEqual(amount)
  })

  it.each(['Custom', 'Free', '1–2% commission', 'Flat 1.4% per transaction', '5,000 naira'])(
    'returns undefined for %s',
    (price) => {
      expect(readPrice(price)).toBeUndefined()
    },
  )
})
