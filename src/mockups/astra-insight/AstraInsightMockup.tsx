import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { tenth } from '../coordinates.ts'
import { amount, weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { MarketMap } from './MarketMap.tsx'
import { PriceLines } from './PriceLines.tsx'
import { REPORTING } from './places.ts'
import { leftOver, MARKETS, MONDAYS, priceOf, SOURCE, TRADES } from './prices.ts'

/** The working prototype of Astra Insight: the price of maize over forty weeks, and what is left after the road. */
export function AstraInsightMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="indigo"
      label="Astra Insight, working prototype: the weekly price of white maize in Lagos, Ibadan and Kano, and what a trader keeps after haulage"
    >
      <div className="astra-night">{variant === 'full' ? <Terminal /> : <Phone />}</div>
    </MockupFrame>
  )
}

const TODAY = MONDAYS[MONDAYS.length - 1] ?? ''

function Terminal() {
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
        <p className="mockup-heading">{REPORTING.length} of 41 markets</p>
        <p className="mockup-note">The others are in Niger, Benin and Ghana</p>
        <MarketMap width={26.4} height={26.4} />
      </div>
      <div className="astra-trades">
        <Trades width={34} />
      </div>
    </div>
  )
}

function Trades({ width, narrow = false }: { width: number; narrow?: boolean }) {
  return (
    <table className="mockup-table">
      <tbody>
        <tr>
          <th>
            From {SOURCE.name}, {amount(priceOf(SOURCE))}, to
          </th>
          {!narrow && <th className="mockup-align-right">Price</th>}
          {!narrow && <th className="mockup-align-right">Reports</th>}
          {!narrow && <th className="mockup-align-right">4 weeks</th>}
          <th className="astra-bar-head">
            <span className="astra-keys">
              <i className="astra-haulage" /> {narrow ? 'road' : 'haulage'} <i className="astra-levies" />{' '}
              {narrow ? 'loss' : 'levies and loss'} <i className="astra-kept" /> left
            </span>
          </th>
          <th className="mockup-align-right">Left, ₦</th>
        </tr>
        {TRADES.map((trade) => (
          <tr key={trade.to}>
            <td>
              <b>{narrow ? trade.to.split(',')[0] : trade.to}</b>
            </td>
            {!narrow && <td className="mockup-align-right">{amount(trade.price)}</td>}
            {!narrow && <td className="mockup-align-right">{trade.reports}</td>}
            {!narrow && (
              <td className={classNames('mockup-align-right', trade.change < 0 ? 'astra-down' : 'astra-up')}>
                {trade.change < 0 ? '−' : '+'}
                {Math.abs(trade.change).toFixed(1)}%
              </td>
            )}
            <td className="astra-bar-head">
              <SpreadBar haulage={trade.haulage} levies={trade.levies} left={leftOver(trade)} width={width} />
            </td>
            <td
              className={classNames('mockup-align-right', 'astra-left', leftOver(trade) < 0 && 'astra-down')}
            >
              {amount(leftOver(trade))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SpreadBarProps = { haulage: number; levies: number; left: number; width: number }

function SpreadBar({ haulage, levies, left, width }: SpreadBarProps) {
  const x = (kobo: number) => tenth((kobo / LONGEST) * width * 10)
  const costs = haulage + levies
  return (
    <MockupDrawing width={width} height={1.2}>
      <rect className="astra-haulage" width={x(haulage)} height={12} />
      <rect className="astra-levies" x={x(haulage)} width={x(levies)} height={12} />
      {left >= 0 ? (
        <rect className="astra-kept" x={x(costs)} width={x(left)} height={12} />
      ) : (
        <rect className="astra-short" x={x(costs + left)} width={x(-left)} height={12} />
      )}
    </MockupDrawing>
  )
}

const LONGEST = Math.max(
  ...TRADES.map((trade) => trade.haulage + trade.levies + Math.max(0, leftOver(trade))),
)

function Phone() {
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
      <Trades width={10} narrow />
      <div className="mockup-bottom">
        <MockupButton wide>Alert me when Lagos keeps 30</MockupButton>
      </div>
    </div>
  )
}
