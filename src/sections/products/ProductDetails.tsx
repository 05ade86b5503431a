import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/content/text/dates.ts'
import { FactList } from '#src/ui/FactList.tsx'

/** Status, target market and launch date of a product. */
export function ProductDetails({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  return (
    <FactList
      columns="3-3-1"
      facts={[
        { term: 'Status', value: isAvailable ? 'Available' : product.status },
        { term: 'Target Market', text: product.market },
        isAvailable
          ? { term: 'Launch Date', value: formatDate(product.launchDate) }
          : { term: 'Launch Quarter', value: product.launchQuarter },
      ]}
    />
  )
}
