import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { amount, naira, wholeNaira } from '../format.ts'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { BASKET, GOODS, ITEMS, TAXED, TOTAL, VAT_INSIDE } from './basket.ts'
import { GoodPicture } from './GoodPicture.tsx'

/** The retail chain system at work: a till that goes on selling while the network is down. */
export function RetailChainMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="laterite"
      label="Retail chain system: till 3 of the Gwarinpa branch, a basket of 14 items to be paid by transfer, working offline"
    >
      {variant === 'full' ? <Till /> : <Phone />}
    </MockupFrame>
  )
}

const AISLES = ['All', 'Grains', 'Oils', 'Tinned', 'Dairy', 'Home care', 'Drinks']
const LOW = 20

function Till() {
  return (
    <div className="retail-till">
      <div className="retail-bar">
        <AppName mark="basket">Retail Chain</AppName>
        <span className="retail-where">Gwarinpa branch, till 3, Blessing Akpan</span>
        <span className="retail-offline">Working offline, 14 sales queued</span>
      </div>
      <div className="retail-aisles">
        {AISLES.map((aisle, index) => (
          <span key={aisle} className={classNames(index === 0 && 'retail-open')}>
            {aisle}
          </span>
        ))}
        <span className="retail-other">Scan</span>
        <span className="retail-other">Hold</span>
        <span className="retail-other">Return</span>
      </div>
      <div className="retail-goods">
        {GOODS.map(({ id, name, size, price, left }) => (
          <div key={id}>
            <GoodPicture id={id} className="retail-pack" />
            <b>{name}</b>
            <span className="mockup-small">{size}</span>
            <span className="retail-price">{wholeNaira(price)}</span>
            <span className={classNames('retail-left', left < LOW && 'retail-low')}>{left} left</span>
          </div>
        ))}
      </div>
      <div className="retail-basket">
        <Basket>
          <LowStock />
        </Basket>
      </div>
    </div>
  )
}

/** What the system suggests when one branch runs low and another has plenty. */
function LowStock() {
  return (
    <div className="retail-hint">
      <GoodPicture id="noodles" className="retail-small" />
      <span>
        <b>Noodles, 18 left</b>
        Kubwa holds 164
      </span>
      <span className="retail-ask">Ask for 60</span>
    </div>
  )
}

function Basket({ children }: { children?: ReactNode }) {
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

function Phone() {
  return (
    <div className="mockup-page retail-phone">
      <div className="retail-phone-top">
        <AppName mark="basket">Retail Chain</AppName>
        <span className="retail-offline">Offline, 14 queued</span>
      </div>
      <Basket />
    </div>
  )
}
