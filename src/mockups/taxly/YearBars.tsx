import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { MONTHS } from './months.ts'
import { YEAR } from './vat.ts'

/** The VAT paid in each of the last twelve months. */
export function YearBars({ width, height }: { width: number; height: number }) {
  const step = (width * 10) / YEAR.length
  const foot = height * 10 - 13
  const max = Math.max(...YEAR)
  return (
    <MockupDrawing width={width} height={height} className="taxly-bars">
      {YEAR.map((paid, index) => {
        const tall = (paid / max) * (foot - 13)
        const middle = tenth(step * (index + 0.5))
        const last = index === YEAR.length - 1
        return (
          <g key={`${MONTHS[(index + 2) % 12]?.id}`} className={last ? 'taxly-current' : undefined}>
            <rect
              x={tenth(step * index + 2)}
              y={tenth(foot - tall)}
              width={tenth(step - 4)}
              height={tenth(tall)}
            />
            <text x={middle} y={tenth(foot - tall - 3)} textAnchor="middle">
              {(paid / 1e8).toFixed(2)}
            </text>
            <text x={middle} y={height * 10 - 2} textAnchor="middle">
              {MONTHS[(index + 2) % 12]?.letter}
            </text>
          </g>
        )
      })}
    </MockupDrawing>
  )
}
