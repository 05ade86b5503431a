import { Drawing, tenth } from '../Drawing.tsx'
import { dayMonth, type Kobo, sum } from '../figures.ts'
import type { Invoice } from './invoices.ts'
import styles from './mercatus.module.css'

type SplitBarProps = {
  parts: readonly { name: string; value: Kobo; dye: string | undefined }[]
  width: number
}

/** A face value cut into the shares it goes to, each as long as it is large. */
export function SplitBar({ parts, width }: SplitBarProps) {
  const whole = sum(parts, ({ value }) => value)
  const at = (index: number) => (sum(parts.slice(0, index), ({ value }) => value) / whole) * width * 10
  return (
    <Drawing width={width} height={2.4} className={styles.split}>
      {parts.map(({ name, value, dye }, index) => (
        <rect
          key={name}
          className={dye}
          x={tenth(at(index))}
          width={tenth((value / whole) * width * 10)}
          height={24}
        />
      ))}
    </Drawing>
  )
}

/** The days of a deal along a line: goods taken, debt confirmed, today, debt due. */
export function DealTimes({ invoice, width }: { invoice: Invoice; width: number }) {
  const events = [
    { name: 'Waybill', date: '2026-03-02', done: true, end: 'start' },
    { name: 'Confirmed', date: invoice.confirmed, done: true, end: 'middle' },
    { name: 'Today', date: '2026-03-12', done: true, end: 'start' },
    { name: 'Due', date: invoice.due, done: false, end: 'end' },
  ] as const
  const x = [0, 0.31, 0.5, 1].map((part) => tenth(part * (width * 10 - 9)))
  return (
    <Drawing width={width} height={4} className={styles.times}>
      <path d={`M4 5H${x[2]}`} className={styles.passed} />
      <path d={`M${x[2]} 5H${width * 10 - 5}`} className={styles.coming} />
      {events.map(({ name, date, done, end }, index) => {
        const left = x[index] ?? 0
        const anchor = { start: left, middle: left + 4.5, end: left + 9 }[end]
        return (
          <g key={name}>
            <rect x={left} y={0.5} width={9} height={9} className={done ? styles.met : styles.unmet} />
            <text x={anchor} y={23} textAnchor={end} className={styles.event}>
              {name}
            </text>
            <text x={anchor} y={35} textAnchor={end}>
              {dayMonth(date)}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

/** A buyer's last invoices: how many days before or after the due date each was paid. */
export function PaymentHistory({ width }: { width: number }) {
  const step = (width * 10) / DAYS_EARLY.length
  return (
    <Drawing width={width} height={7.4} className={styles.history}>
      {DAYS_EARLY.map(({ invoice, days }, index) => (
        <g key={invoice}>
          <rect
            className={days < 0 ? styles.late : undefined}
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
    </Drawing>
  )
}

const DAYS_EARLY = [2, 0, 3, 1, 4, -5, 0, 2, 6, 3, 1, 4].map((days, index) => ({ invoice: index + 1, days }))
