import { formatDate } from '#src/content/text/dates.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { formatMetric } from './format-metric.ts'
import styles from './Product.module.css'

type KeyMetricsProps = {
  metrics: Readonly<Record<string, number | string>>
  asOf: string
}

/** The key metrics of a launched product, with their month, like 2026-09. */
export function KeyMetrics({ metrics, asOf }: KeyMetricsProps) {
  return (
    <section className={`wrap ${styles.metrics}`} aria-label="Key metrics">
      <FactList large columns="4-2-2" facts={Object.entries(metrics).map(formatMetric)} />
      <p className={`small soft ${styles.asOf}`}>Figures as of {formatDate(asOf)}</p>
    </section>
  )
}
