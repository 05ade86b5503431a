import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import styles from './BeforeAfter.module.css'
import { Comparison } from './Comparison.tsx'
import { formatDate } from './format-date.ts'

/** One measure, before and after. */
export function BeforeAfter({ measure, unit, before, after }: FigureOf<'before-after'>) {
  return (
    <>
      <p className={styles.measure}>{measure}</p>
      <Comparison
        unit={unit}
        before={{ value: before.value, label: formatDate(before.date) }}
        after={{ value: after.value, label: formatDate(after.date) }}
      />
    </>
  )
}
