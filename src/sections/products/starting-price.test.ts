import { describe, expect, it } from 'vitest'
import { startingPrice } from './starting-price.ts'

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
