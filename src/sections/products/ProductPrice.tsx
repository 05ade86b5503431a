import styles from './ProductPricing.module.css'
import { splitPrice } from './split-price.ts'

type ProductPriceProps = { price: string }

/** A price whose amount is in larger type than the text around it. */
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
