import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/figures/format-date.ts'
import styles from './ProductHero.module.css'
import { startingPrice } from './starting-price.ts'

type ProductFactsProps = { product: Product }

/** Since when a product is available, or its status, and its lowest price. */
export function ProductFacts({ product }: ProductFactsProps) {
  const isAvailable = product.status === 'available'
  return (
    <dl>
      <div className={styles.fact}>
        <dt className={styles.term}>{isAvailable ? 'Available since' : 'Status'}</dt>
        <dd>{isAvailable ? formatDate(product.launchDate) : product.status}</dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>Price</dt>
        <dd>{startingPrice(product.pricing)}</dd>
      </div>
    </dl>
  )
}
