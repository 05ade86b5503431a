import { tenth } from '../coordinates.ts'
import { dayMonth } from '../format.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import type { Invoice } from './invoices.ts'

/** The timeline of a deal: goods taken, debt confirmed, today, debt due. */
export function DealTimes({ invoice, width }: { invoice: Invoice; width: number }) {
  const events = [
    { name: 'Waybill', date: '2026-03-02', done: true, end: 'start' },
    { name: 'Confirmed', date: invoice.confirmed, done: true, end: 'middle' },
    { name: 'Today', date: '2026-03-12', done: true, end: 'start' },
    { name: 'Due', date: invoice.due, done: false, end: 'end' },
  ] as const
  const x = [0, 0.31, 0.5, 1].map((part) => tenth(part * (width * 10 - 9)))
  return (
    <MockupDrawing width={width} height={4} className="mercatus-times">
      <path d={`M4 5H${x[2]}`} className="mercatus-passed" />
      <path d={`M${x[2]} 5H${width * 10 - 5}`} className="mercatus-coming" />
      {events.map(({ name, date, done, end }, index) => {
        const left = x[index] ?? 0
        const anchor = { start: left, middle: left + 4.5, end: left + 9 }[end]
        return (
          <g key={name}>
            <rect
              x={left}
              y={0.5}
              width={9}
              height={9}
              className={done ? 'mercatus-done' : 'mercatus-open'}
            />
            <text x={anchor} y={23} textAnchor={end} className="mercatus-event">
              {name}
            </text>
            <text x={anchor} y={35} textAnchor={end}>
              {dayMonth(date)}
            </text>
          </g>
        )
      })}
    </MockupDrawing>
  )
}
