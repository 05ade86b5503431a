import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { weekday } from '../format.ts'
import { MarketMap } from './MarketMap.tsx'
import { PriceLines } from './PriceLines.tsx'
import { REPORTING } from './places.ts'
import { TODAY } from './prices.ts'
import { TradeTable } from './TradeTable.tsx'

/** The terminal: prices, map of markets and trades. */
export function AstraInsightFull() {
  return (
    <div className="astra-terminal">
      <div className="astra-bar">
        <AppName mark="trend">Astra Insight</AppName>
        <div className="astra-tabs">
          {['Prices', 'Spreads', 'Haulage', 'Weather', 'Alerts'].map((tab) => (
            <span key={tab} className={classNames(tab === 'Prices' && 'astra-open')}>
              {tab}
            </span>
          ))}
        </div>
        <span>Working prototype, sample prices, week of {weekday(TODAY)}</span>
      </div>
      <div className="astra-chart">
        <p className="mockup-title">White maize, ₦ a kilogram</p>
        <p className="mockup-note">Weekly median of reported trades, forty weeks</p>
        <PriceLines width={52.6} height={26.6} />
      </div>
      <div className="astra-map">
        <p className="mockup-heading">{REPORTING.length} of 34 markets</p>
        <p className="mockup-note">The others are in Niger, Benin and Ghana</p>
        <MarketMap width={26.4} height={26.4} />
      </div>
      <div className="astra-trades">
        <TradeTable width={34} />
      </div>
    </div>
  )
}
