import type { Product } from '#src/content/schemas/product.ts'
import { ProductPrice } from './ProductPrice.tsx'
import styles from './ProductPricing.module.css'

type ProductPricingProps = { pricing: Product['pricing'] }

/** The pricing model of a product, and its tiers side by side. */
export function ProductPricing({ pricing: { model, details, tiers } }: ProductPricingProps) {
  return (
    <div className={styles.pricing}>
      <div className={styles.terms}>
        <p className={styles.model}>{model}</p>
        {details && <p>{details}</p>}
      </div>
      {tiers && (
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, details }) => (
            <li key={name} className={styles.tier}>
              <h4 className={styles.name}>{name}</h4>
              <ProductPrice price={price} />
              <p className={styles.note}>{details}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
