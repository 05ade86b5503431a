import type { Evidence } from '#src/content/schemas/figures/measured.ts'
import { formatDate } from '#src/content/text/dates.ts'
import { formatQuantity } from '#src/content/text/units.ts'
import { Bar } from './Bar.tsx'
import styles from './BeforeAfter.module.css'

/** One measure before and after: two large numbers, each with a bar on a common scale. */
export function BeforeAfter({ unit, before, after }: Omit<Evidence, 'caption'>) {
  const max = Math.max(before.value, after.value) || 1
  const rows = [
    { tone: 'before', ...before },
    { tone: 'after', ...after },
  ] as const
  return (
    <dl className="flow">
      {rows.map(({ tone, value, date }) => (
        <div key={tone} className={`cluster ${styles.row}`}>
          <dt className="soft">{formatDate(date)}</dt>
          <dd className="title-3">{formatQuantity(value, unit)}</dd>
          <dd className={`above-2 ${styles.bar}`} aria-hidden="true">
            <Bar tone={tone} share={value / max} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
