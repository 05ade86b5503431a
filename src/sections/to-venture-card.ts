import type { ArtworkSource } from '../artwork/artwork.ts'
import { isUpcoming, productOf, venturePot } from '../artwork/venture-pot.ts'
import type { Entry } from '../content/load/content-kinds.ts'
import type { Product } from '../content/schemas/product.ts'
import type { PotForm } from '../pattern/pattern.ts'
import type { VentureCardProps } from './VentureCard.tsx'

/** Returns the props of a venture's card. A venture that links to a product opens when that product is launched. */
export function toVentureCard(
  venture: Entry<'ventures'>,
  products: readonly Entry<'products'>[],
): VentureCardProps & { shape: PotForm; artwork: ArtworkSource } {
  const { id, data } = venture
  const product = productOf(venture, products)
  return {
    id,
    name: data.name,
    tagline: data.tagline,
    description: data.summary,
    link: data.link,
    shape: data.vessel,
    artwork: venturePot(venture, products),
    isUpcoming: isUpcoming(venture, products),
    isProduct: product !== undefined,
    status: product ? productStatus(product.data) : 'Open',
  }
}

/** Returns the status of a venture that links to a product: "Open since 2021" or "In development". */
export function productStatus(product: Product): string {
  return product.status === 'available' ? `Open since ${product.launchDate.slice(0, 4)}` : 'In development'
}
