import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { leftOver, TRADES } from './prices.ts'

type SpreadBarProps = { haulage: number; levies: number; left: number; width: number }

/** Costs and profit of a trade as a stacked bar. */
export function SpreadBar({ haulage, levies, left, width }: SpreadBarProps) {
  const x = (kobo: number) => tenth((kobo / MAX_TOTAL) * width * 10)
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

const MAX_TOTAL = Math.max(
  ...TRADES.map((trade) => trade.haulage + trade.levies + Math.max(0, leftOver(trade))),
)
