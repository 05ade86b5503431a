import type { Entry } from '#src/content/load/content-kinds.ts'
import type { Product } from '#src/content/schemas/product.ts'
import type { Site } from '#src/content/schemas/site.ts'
import { isUpcoming, productOf } from '#src/drawings/entry-pictures.ts'
import { urls } from '#src/urls.ts'
import { nairaFirst, startingPrice } from './products/prices.ts'

type Products = readonly Entry<'products'>[]

export type VentureSummary = ReturnType<typeof toVentureCard>

/** Returns the props of a venture's card. A venture that links to a product opens when that product is launched. */
export function toVentureCard(venture: Entry<'ventures'>, products: Products) {
  const { id, data } = venture
  const product = productOf(venture, products)
  return {
    id,
    name: data.name,
    tagline: data.tagline,
    description: data.summary,
    link: data.link,
    isUpcoming: isUpcoming(venture, products),
    status: product ? productStatus(product.data) : 'Open',
  }
}

/** Returns the status of a venture that links to a product (docs/requirements.md#product-pages). */
function productStatus(product: Product): string {
  return product.status === 'available' ? `Open since ${product.launchDate.slice(0, 4)}` : 'In development'
}

/** Returns what a visitor decides by, like `Open since 2021, for companies. From ₦148,500/mo ($99/mo).`: status and price are those of the venture's product, if it has one. */
export function ventureFacts(venture: Entry<'ventures'>, products: Products, rates: Site): string {
  const { data } = venture
  const product = productOf(venture, products)?.data
  const status = product ? productStatus(product) : data.since ? `Open since ${data.since}` : 'Open'
  const price = product?.pricing.tiers ? nairaFirst(startingPrice(product.pricing), rates) : data.price
  return [`${status}, for ${data.serves}.`, ...(price ? [`${price}.`] : [])].join(' ')
}

/** Returns the link to the waiting list of a venture, or undefined if the venture is open. */
export function waitingListOf(venture: Entry<'ventures'>, products: Products): string | undefined {
  const product = productOf(venture, products)
  return product && isUpcoming(venture, products) ? urls.contactAbout('Launch', product.id) : undefined
}
