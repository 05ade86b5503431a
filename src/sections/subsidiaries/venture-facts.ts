import { isUpcoming, productOf } from '#src/artwork/entry-pictures.ts'
import type { Entry } from '#src/content/load/content-kinds.ts'
import { urls } from '#src/urls.ts'
import { startingPrice } from '../products/starting-price.ts'
import { productStatus } from '../shared/to-venture-card.ts'

/** What a visitor decides by: a term and its value. */
export type Fact = readonly [term: string, value: string]

/** Returns the facts of a venture. Its status and price are those of the product that it links to, if there is one. */
export function ventureFacts(venture: Entry<'ventures'>, products: readonly Entry<'products'>[]): Fact[] {
  const { data } = venture
  const product = productOf(venture, products)?.data
  const facts: Fact[] = [
    ['For', data.serves],
    ['Status', product ? productStatus(product) : data.since ? `Open since ${data.since}` : 'Open'],
  ]
  const price = product?.pricing.tiers ? startingPrice(product.pricing) : data.price
  if (price) facts.push(['Price', price])
  return [...facts, ['To start', data.start]]
}

/** Returns the link to the waiting list of a venture, or undefined if the venture is open. */
export function waitingListOf(
  venture: Entry<'ventures'>,
  products: readonly Entry<'products'>[],
): string | undefined {
  const product = productOf(venture, products)
  return product && isUpcoming(venture, products) ? urls.contactAbout('Launch', product.id) : undefined
}
