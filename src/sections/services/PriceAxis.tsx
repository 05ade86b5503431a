import styles from './PriceStrip.module.css'

type PriceAxisProps = {
  /** Sums in millions of naira. */
  sums: readonly number[]
  end: number
}

/** Sums on the axis of prices. The first and the last one do not reach beyond it. */
export function PriceAxis({ sums, end }: PriceAxisProps) {
  const anchor = (sum: number) => (sum === 0 ? 'start' : sum === end ? 'end' : 'middle')
  return (
    <svg className={`small ${styles.axis}`} aria-hidden="true">
      {sums.map((sum) => (
        <text key={sum} x={`${(100 * sum) / end}%`} y="18" textAnchor={anchor(sum)}>
          ₦{sum ? `${sum}m` : 0}
        </text>
      ))}
    </svg>
  )
}
