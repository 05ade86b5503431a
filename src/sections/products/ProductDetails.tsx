import type { Product } from '#src/content/schemas/product.ts'
import { formatDate } from '#src/content/text/format-date.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ProductTabs.module.css'

/** Status, target market and launch date of a product. */
export function ProductDetails({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  const facts = [
    ['Status', isAvailable ? 'Available' : product.status, styles.fact],
    ['Target Market', product.market, styles.market],
    isAvailable
      ? ['Launch Date', formatDate(product.launchDate), styles.fact]
      : ['Launch Quarter', product.launchQuarter, styles.fact],
  ] as const
  return (
    <dl className={styles.details}>
      {facts.map(([term, fact, className]) => (
        <div key={term}>
          <dt className={classNames('label soft', styles.term)}>{term}</dt>
          <dd className={className}>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
