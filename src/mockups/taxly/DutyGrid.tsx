import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { MONTHS } from './months.ts'
import { DUTIES } from './vat.ts'

/** The tax returns of the year by month: filed, due or later. */
export function DutyGrid({ width }: { width: number }) {
  const left = 42
  const step = (width * 10 - left) / 12
  const row = 17
  return (
    <MockupDrawing width={width} height={8.4} className="taxly-grid">
      {MONTHS.map(({ id, letter }, month) => (
        <text key={id} x={tenth(left + step * (month + 0.5))} y={9} textAnchor="middle">
          {letter}
        </text>
      ))}
      {DUTIES.map(({ tax, due, filed }, index) => (
        <g key={tax}>
          <text x={0} y={26 + index * row} className="taxly-tax">
            {tax}
          </text>
          {due.map((month) => (
            <rect
              key={month}
              className={
                filed.includes(month) ? 'taxly-filed' : month === THIS_MONTH ? 'taxly-due' : 'taxly-ahead'
              }
              x={tenth(left + step * month + 1.5)}
              y={16 + index * row}
              width={tenth(step - 3)}
              height={13}
            />
          ))}
        </g>
      ))}
    </MockupDrawing>
  )
}

const THIS_MONTH = 2
