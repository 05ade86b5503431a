import { formatQuantity, type Unit } from '#src/content/text/units.ts'
import { Bar } from './Bar.tsx'
import styles from './Comparison.module.css'

type ComparisonProps = {
  unit: Unit
  before: { label: string; value: number }
  after: { label: string; value: number }
}

/** A value before and a value after as large numbers, each with a bar on a common scale. */
export function Comparison({ unit, before, after }: ComparisonProps) {
  const max = Math.max(before.value, after.value) || 1
  const rows = [
    { ...before, tone: 'before' as const },
    { ...after, tone: 'after' as const },
  ]
  return (
    <dl className={styles.comparison}>
      {rows.map(({ label, value, tone }) => (
        <div key={tone} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{formatQuantity(value, unit)}</dd>
          <dd className={styles.bar}>
            <Bar tone={tone} share={value / max} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
