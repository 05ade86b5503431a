import type { ArtworkSource } from '../artwork/artwork.ts'
import { opensIn, venturePot } from '../artwork/venture-pot.ts'
import type { Entry } from '../content/load/kinds.ts'
import type { PotForm } from '../pattern/pattern.ts'
import type { VentureCardProps } from './VentureCard.tsx'

/** A venture as it stands on the shelf: unfired while the product that it links to is not launched. */
export function toVentureCard(
  venture: Entry<'ventures'>,
  products: readonly Entry<'products'>[],
): VentureCardProps & { form: PotForm; pot: ArtworkSource } {
  const { id, data } = venture
  return {
    id,
    name: data.name,
    tagline: data.tagline,
    description: data.summary,
    link: data.link,
    number: data.order,
    form: data.vessel,
    pot: venturePot(venture, products),
    opens: opensIn(venture, products),
  }
}
