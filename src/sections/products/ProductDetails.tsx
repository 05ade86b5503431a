import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/figures/format-date.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ProductTabs.module.css'

/** Status, target market and launch date of a product. */
export function ProductDetails({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  return (
    <dl className={styles.details}>
      <div>
        <dt className={classNames('label soft', styles.term)}>Status</dt>
        <dd className={styles.fact}>{isAvailable ? 'Available' : product.status}</dd>
      </div>
      <div>
        <dt className={classNames('label soft', styles.term)}>Target Market</dt>
        <dd className={styles.market}>{product.market}</dd>
      </div>
      <div>
        <dt className={classNames('label soft', styles.term)}>
          {isAvailable ? 'Launch Date' : 'Launch Quarter'}
        </dt>
        <dd className={styles.fact}>
          {isAvailable ? formatDate(product.launchDate) : product.launchQuarter}
        </dd>
      </div>
    </dl>
  )
}
