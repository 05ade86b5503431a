import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { MARKETS, ORDERS } from './lesson.ts'

/** The join as a drawing: orders on the left, each connected to its market on the right. */
export function JoinFigure({ width, height }: { width: number; height: number }) {
  const wide = width * 10
  const orderY = (index: number) => tenth(26 + (index + 0.5) * ((height * 10 - 30) / ORDERS.length))
  const marketY = (index: number) => tenth(26 + (index + 0.5) * ((height * 10 - 30) / MARKETS.length))
  return (
    <MockupDrawing width={width} height={height} className="clavis-join">
      <text y={12} className="clavis-table-name">
        orders
      </text>
      <text x={wide - 92} y={12} className="clavis-table-name">
        markets
      </text>
      {ORDERS.map(({ no, market }, index) => {
        const to = MARKETS.findIndex(({ id }) => id === market)
        const [from, end] = [orderY(index), marketY(to)]
        return (
          <path
            key={no}
            className={cls(to)}
            d={`M88 ${from}C${wide - 130} ${from} ${140} ${end} ${wide - 92} ${end}`}
          />
        )
      })}
      {ORDERS.map(({ no, month, market }, index) => (
        <g key={no} className={cls(MARKETS.findIndex(({ id }) => id === market))}>
          <rect y={tenth(orderY(index) - 12)} width={88} height={24} />
          <text x={7} y={tenth(orderY(index) + 3.5)}>
            {no}
          </text>
          <text x={35} y={tenth(orderY(index) + 3.5)}>
            {month}
          </text>
          <text x={80} y={tenth(orderY(index) + 3.5)} textAnchor="end">
            {market}
          </text>
        </g>
      ))}
      {MARKETS.map(({ id, name }, index) => (
        <g key={id} className={ORDERS.some(({ market }) => market === id) ? cls(index) : 'clavis-alone'}>
          <rect x={wide - 92} y={tenth(marketY(index) - 16)} width={92} height={32} />
          <text x={wide - 84} y={tenth(marketY(index) + 3.5)}>
            {id}
          </text>
          <text x={wide - 64} y={tenth(marketY(index) + 3.5)}>
            {name}
          </text>
        </g>
      ))}
    </MockupDrawing>
  )
}

const cls = (market: number) => `clavis-market${market}`
