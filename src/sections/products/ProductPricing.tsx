import type { Product } from '#src/content/schemas/product.ts'
import type { Site } from '#src/content/schemas/site.ts'
import styles from './Product.module.css'
import { inNaira, splitPrice, withVat } from './prices.ts'

/** The pricing model of a product, and its tiers side by side, with `rates` in naira first and with VAT. */
export function ProductPricing({ pricing, rates }: { pricing: Product['pricing']; rates: Site | undefined }) {
  const { model, details, example, tiers } = pricing
  return (
    <div className={`flow ${styles.pricing}`}>
      <div className={styles.terms}>
        <p className="title-4">{model}</p>
        {details && <p>{details}</p>}
        {example && (
          <ul className={`rows rows-close ${styles.example}`}>
            {example.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {tiers && (
        <ul className={styles.tiers}>
          {tiers.map(({ name, price, details }) => (
            <li key={name} className={styles.tier}>
              <h4 className="title-4">{name}</h4>
              <Price price={price} rates={rates} />
              <p className={styles.note}>{details}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A price whose amount is in larger type than the text around it. One in dollars follows its naira. */
function Price({ price, rates }: { price: string; rates: Site | undefined }) {
  const naira = rates && inNaira(price, rates)
  const { before, amount, after } = splitPrice(naira ?? price)
  const rest = [naira && price, rates && withVat(price, rates)].filter(Boolean).join(', ')
  return (
    <p className="label soft">
      {before}
      <b className={`title-2 ${styles.amount}`}>{amount}</b>
      {after}
      {rest && <br />}
      {rest}
    </p>
  )
}
