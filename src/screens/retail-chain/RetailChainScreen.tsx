import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { amount, naira, wholeNaira } from '../figures.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import type { ScreenProps } from '../screen.ts'
import common from '../screens.module.css'
import { BASKET, GOODS, ITEMS, TAXED, TOTAL, VAT_INSIDE } from './basket.ts'
import { GoodPicture } from './GoodPicture.tsx'
import styles from './retail.module.css'

/** The retail chain system at work: a till that goes on selling while the network is down. */
export function RetailChainScreen({ variant }: ScreenProps) {
  return (
    <ScreenFrame
      variant={variant}
      tone="laterite"
      label="Retail chain system: till 3 of the Gwarinpa branch, a basket of 14 items to be paid by transfer, working offline"
    >
      {variant === 'full' ? <Till /> : <Phone />}
    </ScreenFrame>
  )
}

const AISLES = ['All', 'Grains', 'Oils', 'Tinned', 'Dairy', 'Home care', 'Drinks']
const LOW = 20

function Till() {
  return (
    <div className={styles.till}>
      <div className={styles.bar}>
        <AppName mark="basket">Retail Chain</AppName>
        <span className={styles.where}>Gwarinpa branch, till 3, Blessing Akpan</span>
        <span className={styles.offline}>Working offline, 14 sales queued</span>
      </div>
      <div className={styles.aisles}>
        {AISLES.map((aisle, index) => (
          <span key={aisle} className={classNames(index === 0 && styles.open)}>
            {aisle}
          </span>
        ))}
        <span className={styles.other}>Scan</span>
        <span className={styles.other}>Hold</span>
        <span className={styles.other}>Return</span>
      </div>
      <div className={styles.goods}>
        {GOODS.map(({ id, name, size, price, left }) => (
          <div key={id}>
            <GoodPicture id={id} className={styles.pack} />
            <b>{name}</b>
            <span className={common.small}>{size}</span>
            <span className={styles.price}>{wholeNaira(price)}</span>
            <span className={classNames(styles.left, left < LOW && styles.low)}>{left} left</span>
          </div>
        ))}
      </div>
      <div className={styles.basket}>
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
    <div className={styles.hint}>
      <GoodPicture id="noodles" className={styles.small} />
      <span>
        <b>Noodles, 18 left</b>
        Kubwa holds 164
      </span>
      <span className={styles.ask}>Ask for 60</span>
    </div>
  )
}

function Basket({ children }: { children?: ReactNode }) {
  return (
    <>
      <p className={common.heading}>Sale 004 118</p>
      {BASKET.map(({ good, quantity, total }) => (
        <div key={good.id} className={styles.row}>
          <span className={styles.quantity}>{quantity}</span>
          <span>
            {good.name} {good.size}
            {good.taxed && <sup>V</sup>}
          </span>
          <span>{amount(total)}</span>
        </div>
      ))}
      {children && <p className={styles.entry}>Scan, or type a code</p>}
      {children}
      <div className={styles.sums}>
        <span>{ITEMS} items</span>
        <span>
          V: {amount(TAXED)}, VAT inside {amount(VAT_INSIDE)}
        </span>
      </div>
      <div className={styles.total}>
        <span>Total</span>
        <b>{naira(TOTAL)}</b>
      </div>
      <div className={styles.ways}>
        <span>Cash</span>
        <span>Card</span>
        <span className={styles.open}>Transfer</span>
      </div>
      <div className={styles.account}>
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
    <div className={classNames(common.sheet, styles.phone)}>
      <div className={styles.phoneTop}>
        <AppName mark="basket">Retail Chain</AppName>
        <span className={styles.offline}>Offline, 14 queued</span>
      </div>
      <Basket />
    </div>
  )
}
