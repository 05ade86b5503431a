import styles from './ProductPricing.module.css'
import { splitPrice } from './split-price.ts'

type ProductPriceProps = { price: string }

/** A price with a large amount. */
export function ProductPrice({ price }: ProductPriceProps) {
  const { before, amount, after } = splitPrice(price)
  return (
    <p className={styles.price}>
      {before}
      <b className={styles.amount}>{amount}</b>
      {after}
    </p>
  )
}
