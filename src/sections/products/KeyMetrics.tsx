import { formatDate } from '#src/content/text/format-date.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './KeyMetrics.module.css'
import { metricLabel } from './metric-label.ts'
import { metricValue } from './metric-value.ts'

type KeyMetricsProps = {
  metrics: Readonly<Record<string, number | string>>
  /** The month in which they were counted, like 2026-09. */
  asOf: string
}

/** The key metrics of a launched product, with their month. */
export function KeyMetrics({ metrics, asOf }: KeyMetricsProps) {
  return (
    <section className="wrap" aria-label="Key metrics">
      <dl className={styles.strip}>
        {Object.entries(metrics).map(([field, value]) => (
          <div key={field} className={styles.metric}>
            <dt className={classNames('soft', styles.label)}>{metricLabel(field)}</dt>
            <dd className={styles.value}>{metricValue(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={classNames('small soft', styles.note)}>Figures as of {formatDate(asOf)}</p>
    </section>
  )
}
