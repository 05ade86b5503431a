import type { Product } from '#src/content/schemas/product.ts'
import type { Site } from '#src/content/schemas/site.ts'
import styles from './Product.module.css'
import { nairaPrice, splitPrice } from './prices.ts'

/** The pricing model of a product, and its tiers side by side, with `rates` also in naira and with VAT. */
export function ProductPricing({ pricing, rates }: { pricing: Product['pricing']; rates: Site | undefined }) {
  const { model, details, tiers } = pricing
  return (
    <div className={`flow ${styles.pricing}`}>
      <div className={styles.terms}>
        <p className="title-4">{model}</p>
        {details && <p>{details}</p>}
      </div>
      {tiers && (
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, details }) => (
            <li key={name} className={styles.tier}>
              <h4 className="title-4">{name}</h4>
              <Price price={price} inNaira={rates && nairaPrice(price, rates)} />
              <p className={styles.note}>{details}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A price whose amount is in larger type than the text around it. */
function Price({ price, inNaira }: { price: string; inNaira: string | undefined }) {
  const { before, amount, after } = splitPrice(price)
  return (
    <p className="label soft">
      {before}
      <b className={`title-2 ${styles.amount}`}>{amount}</b>
      {after}
      {inNaira && <br />}
      {inNaira}
    </p>
  )
}
