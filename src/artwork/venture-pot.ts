import type { Entry } from '../content/load/content-kinds.ts'
import type { Product } from '../content/schemas/product.ts'
import { urls } from '../urls.ts'
import type { ArtworkSource } from './artwork.ts'
import { UNFINISHED } from './sizes.ts'

type Products = readonly Entry<'products'>[]

/** Returns the artwork source of a venture's pot. The pot is drawn unfired until the venture opens. */
export function venturePot(venture: Entry<'ventures'>, products: Products): ArtworkSource {
  const progress = opensIn(venture, products) === undefined ? 1 : UNFINISHED
  return { seed: venture.id, kind: 'venture', form: venture.data.vessel, progress }
}

/** Returns the quarter in which a venture opens, or undefined if its product is available or it has no product. */
export function opensIn(venture: Entry<'ventures'>, products: Products): string | undefined {
  const product = productOf(venture, products)
  return product && product.status !== 'available' ? product.launchQuarter : undefined
}

/** Returns the product that a venture links to, if it links to one. */
export function productOf({ data }: Entry<'ventures'>, products: Products): Product | undefined {
  return products.find(({ id }) => urls.product(id) === data.link)?.data
}
