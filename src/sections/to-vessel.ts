import type { Product } from '../content/schemas/product.ts'
import type { Venture } from '../content/schemas/venture.ts'
import type { VesselForm } from '../pattern/pattern.ts'
import { urls } from '../urls.ts'
import type { VesselProps } from './Vessel.tsx'

/** A venture as it stands on the shelf: unfired while the product that it links to is not launched. */
export function toVessel(
  { id, data }: { id: string; data: Venture },
  products: readonly { id: string; data: Product }[],
): Omit<VesselProps, 'number'> & { form: VesselForm } {
  const product = products.find((entry) => urls.product(entry.id) === data.link)?.data
  return {
    id,
    name: data.name,
    tagline: data.tagline,
    description: data.summary,
    link: data.link,
    form: data.vessel,
    opens: product && product.status !== 'available' ? product.launchQuarter : undefined,
  }
}
