import styles from './KeyMetrics.module.css'
import { metricLabel } from './metric-label.ts'
import { metricValue } from './metric-value.ts'

type KeyMetricsProps = { metrics: Readonly<Record<string, number | string>> }

/** The key metrics of a launched product. */
export function KeyMetrics({ metrics }: KeyMetricsProps) {
  return (
    <section className="wrap" aria-label="Key metrics">
      <dl className={styles.strip}>
        {Object.entries(metrics).map(([field, value]) => (
          <div key={field} className={styles.metric}>
            <dt className={styles.label}>{metricLabel(field)}</dt>
            <dd className={styles.value}>{metricValue(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
