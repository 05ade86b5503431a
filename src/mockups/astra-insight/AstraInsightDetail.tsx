import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { PriceLines } from './PriceLines.tsx'
import { MARKETS, TODAY } from './prices.ts'
import { TradeTable } from './TradeTable.tsx'

/** Prices and trades, laid out for a phone. */
export function AstraInsightDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="trend">Astra Insight</AppName>
        </div>
        <Chip>Working prototype</Chip>
      </div>
      <p className="mockup-title">White maize, ₦ a kilogram</p>
      <p className="mockup-note">
        {MARKETS.map(({ town }) => town).join(', ')}: forty weeks to {weekday(TODAY)}
      </p>
      <PriceLines width={27.1} height={11.6} narrow />
      <TradeTable width={10} narrow />
      <div className="mockup-bottom">
        <MockupButton wide>Alert me when Lagos keeps 30</MockupButton>
      </div>
    </div>
  )
}
