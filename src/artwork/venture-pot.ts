import type { Entry } from '../content/load/content-kinds.ts'
import { urls } from '../urls.ts'
import type { ArtworkSource } from './artwork.ts'
import { UNFINISHED } from './sizes.ts'

type Products = readonly Entry<'products'>[]

/** Returns the artwork source of a venture's pot. The pot is drawn unfired until the venture opens. */
export function venturePot(venture: Entry<'ventures'>, products: Products): ArtworkSource {
  const progress = isUpcoming(venture, products) ? UNFINISHED : 1
  return { seed: venture.id, kind: 'venture', form: venture.data.vessel, progress }
}

/** Returns whether the product of a venture is not available yet. False for a venture without a product. */
export function isUpcoming(venture: Entry<'ventures'>, products: Products): boolean {
  const product = productOf(venture, products)
  return product !== undefined && product.data.status !== 'available'
}

/** Returns the product that a venture links to, if it links to one. */
export function productOf({ data }: Entry<'ventures'>, products: Products): Entry<'products'> | undefined {
  return products.find(({ id }) => urls.product(id) === data.link)
}
