import type { AggregateOffer, Offer } from 'schema-dts'
import type { Product } from '#src/content/schemas/product.ts'
import { readPrice } from './read-price.ts'

/** Returns an offer for each pricing tier that states an amount of money. */
export function offersOf({ tiers = [] }: Product['pricing'], url: string): (Offer | AggregateOffer)[] {
  return tiers.flatMap(({ name, price, details }): (Offer | AggregateOffer)[] => {
    const amount = readPrice(price)
    if (!amount) return []
    const { currency: priceCurrency, low, high, per } = amount
    const offer = { name, description: details, url, priceCurrency }
    if (low !== high) return [{ '@type': 'AggregateOffer', ...offer, lowPrice: low, highPrice: high }]
    const unit = {
      '@type': 'UnitPriceSpecification',
      price: low,
      priceCurrency,
      unitText: per ?? '',
    } as const
    return [{ '@type': 'Offer', ...offer, price: low, ...(per && { priceSpecification: unit }) }]
  })
}
