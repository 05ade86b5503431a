import { formatDate } from '#src/content/text/dates.ts'
import { classNames } from '#src/ui/class-names.ts'
import { FactList } from '#src/ui/FactList.tsx'
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
      <FactList
        large
        columns="4-2-2"
        facts={Object.entries(metrics).map(([field, value]) => ({
          term: metricLabel(field),
          value: metricValue(value),
        }))}
      />
      <p className={classNames('small soft', styles.note)}>Figures as of {formatDate(asOf)}</p>
    </section>
  )
}
