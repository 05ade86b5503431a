import type { Entry } from '#src/content/load/content-kinds.ts'
import type { Product } from '#src/content/schemas/product.ts'
import { isUpcoming, productOf, venturePot } from '#src/drawings/entry-pictures.ts'

export type VentureSummary = Omit<ReturnType<typeof toVentureCard>, 'artwork'>

/** Returns the props of a venture's card. A venture that links to a product opens when that product is launched. */
export function toVentureCard(venture: Entry<'ventures'>, products: readonly Entry<'products'>[]) {
  const { id, data } = venture
  const product = productOf(venture, products)
  return {
    id,
    name: data.name,
    tagline: data.tagline,
    description: data.summary,
    link: data.link,
    artwork: venturePot(venture, products),
    isUpcoming: isUpcoming(venture, products),
    status: product ? productStatus(product.data) : 'Open',
  }
}

/** Returns the status of a venture that links to a product (docs/requirements.md#product-pages). */
export function productStatus(product: Product): string {
  return product.status === 'available' ? `Open since ${product.launchDate.slice(0, 4)}` : 'In development'
}
