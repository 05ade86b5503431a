import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { wholeNaira } from '../format.ts'
import { BasketPanel } from './BasketPanel.tsx'
import { GOODS } from './basket.ts'
import { GoodPicture } from './GoodPicture.tsx'
import { LowStockHint } from './LowStockHint.tsx'

const AISLES = ['All', 'Grains', 'Oils', 'Tinned', 'Dairy', 'Home care', 'Drinks']

const LOW = 20

/** The till: aisles, goods and basket. */
export function RetailChainFull() {
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
        <BasketPanel>
          <LowStockHint />
        </BasketPanel>
      </div>
    </div>
  )
}
