import { type Point, tenth, through } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { MARKETS, type Market, MONDAYS, priceOf, RAIN } from './prices.ts'

type PriceLinesProps = { width: number; height: number; narrow?: boolean }

/** Weekly prices as lines; the area between the highest and the lowest price is tinted. */
export function PriceLines({ width, height, narrow = false }: PriceLinesProps) {
  const right = width * 10 - (narrow ? 42 : 96)
  const foot = height * 10 - 18
  const x = (week: number) => 30 + (week / (MONDAYS.length - 1)) * (right - 30)
  const y = (kobo: number) => foot - ((kobo / 100 - LOW) / (HIGH - LOW)) * (foot - 10)
  const points = ({ weeks }: Market): Point[] => weeks.map((price, week) => [x(week), y(price)])
  const [dear, cheap] = [MARKETS[0], MARKETS[2]]
  const months = firstWeeks()
  return (
    <MockupDrawing width={width} height={height} className="astra-lines">
      <path
        className="astra-grid"
        d={
          GRID.map((price) => `M30 ${tenth(y(price * 100))}H${right}`).join('') +
          months.map(({ week }) => `M${tenth(x(week))} ${foot}v5`).join('')
        }
      />
      {GRID.map((price) => (
        <text key={price} x={22} y={tenth(y(price * 100) + 3.2)} textAnchor="end">
          {price}
        </text>
      ))}
      {months
        .filter((_, index) => !narrow || index % 2 === 0)
        .map(({ month, week }) => (
          <text key={week} x={tenth(x(week))} y={foot + 15}>
            {month}
          </text>
        ))}
      <path className="astra-between" d={`${through([...points(dear), ...points(cheap).reverse()])}z`} />
      <path
        className="astra-rain"
        strokeWidth={tenth((right - 30) / 62)}
        d={RAIN.map((rain, week) =>
          rain > 0 ? `M${tenth(x(week))} ${foot}v${tenth(-rain * 0.45)}` : '',
        ).join('')}
      />
      <text x={tenth(x(10.5))} y={foot - 34} textAnchor="middle" className="astra-season">
        rain, Kano
      </text>
      <text x={tenth(x(22))} y={tenth(y(32_300))} className="astra-season">
        harvest
      </text>
      {MARKETS.map((market, index) => (
        <g key={market.name} className={`astra-market${index}`}>
          <path className="astra-line" d={through(points(market))} />
          <rect x={tenth(right - 3)} y={tenth(y(priceOf(market)) - 3)} width={6} height={6} />
          <text
            x={right + 8}
            y={tenth(y(priceOf(market)) + (index === 0 ? -2 : index === 1 ? 9 : 4))}
            className="astra-name"
          >
            {narrow
              ? (priceOf(market) / 100).toFixed(0)
              : `${market.town} ${(priceOf(market) / 100).toFixed(2)}`}
          </text>
        </g>
      ))}
    </MockupDrawing>
  )
}

const [LOW, HIGH] = [280, 610]
const GRID = [300, 350, 400, 450, 500, 550, 600]
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Returns the first week of each month in the chart. */
function firstWeeks(): { month: string; week: number }[] {
  return MONDAYS.flatMap((date, week) => {
    const month = new Date(date).getUTCMonth()
    const before = MONDAYS[week - 1]
    return before && new Date(before).getUTCMonth() !== month ? [{ month: MONTHS[month] ?? '', week }] : []
  })
}
