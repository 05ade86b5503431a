import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/figures/format-date.ts'
import styles from './ProductDetails.module.css'

type ProductDetailsProps = { product: Product }

/** Status, target market and launch date of a product. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const isAvailable = product.status === 'available'
  return (
    <dl className={styles.details}>
      <div>
        <dt className={styles.term}>Status</dt>
        <dd className={styles.fact}>{isAvailable ? 'Available' : product.status}</dd>
      </div>
      <div>
        <dt className={styles.term}>Target Market</dt>
        <dd className={styles.market}>{product.market}</dd>
      </div>
      <div>
        <dt className={styles.term}>{isAvailable ? 'Launch Date' : 'Launch Quarter'}</dt>
        <dd className={styles.fact}>
          {isAvailable ? formatDate(product.launchDate) : product.launchQuarter}
        </dd>
      </div>
    </dl>
  )
}
