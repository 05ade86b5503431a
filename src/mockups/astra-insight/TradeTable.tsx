import { classNames } from '#src/ui/class-names.ts'
import { amount } from '../format.ts'
import { leftOver, priceOf, SOURCE, TRADES } from './prices.ts'
import { SpreadBar } from './SpreadBar.tsx'

/** Trades from Kano: price, costs and remaining profit. */
export function TradeTable({ width, narrow = false }: { width: number; narrow?: boolean }) {
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
