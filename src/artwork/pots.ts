import type { Entry } from '../content/load/content-kinds.ts'
import { urls } from '../urls.ts'
import type { ArtworkSource } from './artwork.ts'
import { UNFINISHED } from './sizes.ts'

type Products = readonly Entry<'products'>[]

/** Returns what the pot of a venture is drawn from; it is unfired until the venture opens. */
export function potOf(venture: Entry<'ventures'>, products: Products): ArtworkSource {
  const progress = opensIn(venture, products) === undefined ? 1 : UNFINISHED
  return { seed: venture.id, kind: 'venture', form: venture.data.vessel, progress }
}

/** Returns the quarter in which a venture opens, or undefined where the product that it links to is launched. */
export function opensIn({ data }: Entry<'ventures'>, products: Products): string | undefined {
  const product = products.find(({ id }) => urls.product(id) === data.link)?.data
  return product && product.status !== 'available' ? product.launchQuarter : undefined
}
