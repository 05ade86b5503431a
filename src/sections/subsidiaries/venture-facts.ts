import { isUpcoming, productOf } from '#src/artwork/entry-pictures.ts'
import type { Entry } from '#src/content/load/content-kinds.ts'
import { urls } from '#src/urls.ts'
import { startingPrice } from '../products/prices.ts'
import { productStatus } from '../shared/to-venture-card.ts'

type Products = readonly Entry<'products'>[]

/** Returns what a visitor decides by, like `Open since 2021, for companies. From $99/mo.`: status and price are those of the venture's product, if it has one. */
export function ventureFacts(venture: Entry<'ventures'>, products: Products): string {
  const { data } = venture
  const product = productOf(venture, products)?.data
  const status = product ? productStatus(product) : data.since ? `Open since ${data.since}` : 'Open'
  const price = product?.pricing.tiers ? startingPrice(product.pricing) : data.price
  return [`${status}, for ${data.serves}.`, ...(price ? [`${price}.`] : [])].join(' ')
}

/** Returns the link to the waiting list of a venture, or undefined if the venture is open. */
export function waitingListOf(venture: Entry<'ventures'>, products: Products): string | undefined {
  const product = productOf(venture, products)
  return product && isUpcoming(venture, products) ? urls.contactAbout('Launch', product.id) : undefined
}
