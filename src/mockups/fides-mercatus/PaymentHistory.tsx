import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'

/** A buyer's last invoices, with the days between payment and due date. */
export function PaymentHistory({ width }: { width: number }) {
  const step = (width * 10) / DAYS_EARLY.length
  return (
    <MockupDrawing width={width} height={7.4} className="mercatus-history">
      {DAYS_EARLY.map(({ invoice, days }, index) => (
        <g key={invoice}>
          <rect
            className={days < 0 ? 'mercatus-overdue' : undefined}
            x={tenth(index * step + 1)}
            y={tenth(Math.min(34, 34 - days * 4))}
            width={tenth(step - 2)}
            height={tenth(Math.max(2, Math.abs(days) * 4))}
          />
        </g>
      ))}
      <path d={`M0 34H${width * 10}`} />
      <text y={70}>
        {DAYS_EARLY.filter(({ days }) => days >= 0).length} of 12 on the day or early, one 5 days late
      </text>
    </MockupDrawing>
  )
}

const DAYS_EARLY = [2, 0, 3, 1, 4, -5, 0, 2, 6, 3, 1, 4].map((days, index) => ({ invoice: index + 1, days }))
