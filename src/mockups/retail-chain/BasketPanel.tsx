import type { ReactNode } from 'react'
import { amount, naira } from '../format.ts'
import { BASKET, ITEMS, TAXED, TOTAL, VAT_INSIDE } from './basket.ts'

/** The basket with its total and payment. */
export function BasketPanel({ children }: { children?: ReactNode }) {
  return (
    <>
      <p className="mockup-heading">Sale 004 118</p>
      {BASKET.map(({ good, quantity, total }) => (
        <div key={good.id} className="retail-row">
          <span className="retail-quantity">{quantity}</span>
          <span>
            {good.name} {good.size}
            {good.taxed && <sup>V</sup>}
          </span>
          <span>{amount(total)}</span>
        </div>
      ))}
      {children && <p className="retail-entry">Scan, or type a code</p>}
      {children}
      <div className="retail-sums">
        <span>{ITEMS} items</span>
        <span>
          V: {amount(TAXED)}, VAT inside {amount(VAT_INSIDE)}
        </span>
      </div>
      <div className="retail-total">
        <span>Total</span>
        <b>{naira(TOTAL)}</b>
      </div>
      <div className="retail-ways">
        <span>Cash</span>
        <span>Card</span>
        <span className="retail-open">Transfer</span>
      </div>
      <div className="retail-account">
        <span>
          For this sale only
          <br />
          <b>9920 417 735</b>
        </span>
        <span>
          Confluence MFB
          <br />
          closes in 09:42
        </span>
      </div>
    </>
  )
}
