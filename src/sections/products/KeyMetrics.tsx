import { formatDate } from '#src/content/text/dates.ts'
import { FactList } from '#src/ui/FactList.tsx'
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
      <p className="small soft above-5">Figures as of {formatDate(asOf)}</p>
    </section>
  )
}

/** Returns a metric as a fact: `SMSSent` as the term "SMS Sent", and as the value its number in `en-NG`, or its text. */
export function formatMetric([field, value]: [field: string, value: number | string]) {
  const term = field
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return { term, value: /^\d+(\.\d+)?$/.test(`${value}`) ? NUMBERS.format(Number(value)) : `${value}` }
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
