import type { Product } from '#src/content/schemas/product.ts'
import styles from './Product.module.css'
import { splitPrice } from './split-price.ts'

/** The pricing model of a product, and its tiers side by side. */
export function ProductPricing({ pricing: { model, details, tiers } }: { pricing: Product['pricing'] }) {
  return (
    <div className={styles.pricing}>
      <div className={styles.terms}>
        <p className="title-4">{model}</p>
        {details && <p>{details}</p>}
      </div>
      {tiers && (
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, details }) => (
            <li key={name} className={styles.tier}>
              <h4 className="title-4">{name}</h4>
              <Price price={price} />
              <p className={styles.note}>{details}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A price whose amount is in larger type than the text around it. */
function Price({ price }: { price: string }) {
  const { before, amount, after } = splitPrice(price)
  return (
    <p className="label soft">
      {before}
      <b className={`title-2 ${styles.amount}`}>{amount}</b>
      {after}
    </p>
  )
}
