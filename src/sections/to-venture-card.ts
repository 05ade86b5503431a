import type { ArtworkSource } from '../artwork/artwork.ts'
import { opensIn, venturePot } from '../artwork/venture-pot.ts'
import type { Entry } from '../content/load/content-kinds.ts'
import type { PotForm } from '../pattern/pattern.ts'
import type { VentureCardProps } from './VentureCard.tsx'

/** Returns the props of a venture's card. A venture that links to a product opens when the product is launched. */
export function toVentureCard(
  venture: Entry<'ventures'>,
  products: readonly Entry<'products'>[],
): VentureCardProps & { shape: PotForm; artwork: ArtworkSource } {
  const { id, data } = venture
  return {
    id,
    name: data.name,
    tagline: data.tagline,
    description: data.summary,
    link: data.link,
    order: data.order,
    shape: data.vessel,
    artwork: venturePot(venture, products),
    opens: opensIn(venture, products),
  }
}
