import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { range } from '#src/drawings/core/geometry.ts'
import { weave } from '../Weaves.tsx'
import styles from './PriceStrip.module.css'
import { millionsOf, STEP } from './price-scale.ts'

type PriceStripProps = {
  terms: ServiceTerms
  /** Millions of naira at the end of the axis. */
  end: number
  /** Position in a list of strips, which chooses the weave. */
  index?: number
  /** True in a list, where each strip shows its part of the lines of the axis. */
  lines?: boolean
}

/** The price of a service, on a page that has `Weaves`: a knot for the lowest price, woven cloth for what most clients pay. */
export function PriceStrip({ terms: { from, usual }, end, index = 0, lines }: PriceStripProps) {
  const share = (millions: number) => `${(100 * millions) / end}%`
  const [least, low, high] = [from, usual.from, usual.to].map(millionsOf) as [number, number, number]
  return (
    <svg className={styles.strip} aria-hidden="true">
      {lines &&
        range(end / STEP + 1).map((step) => (
          <line
            key={step}
            className={styles.line}
            x1={share(step * STEP)}
            x2={share(step * STEP)}
            y1="-32"
            y2="56"
          />
        ))}
      {['25%', '50%', '75%'].map((y) => (
        <line key={y} x1={share(least)} x2={share(low)} y1={y} y2={y} />
      ))}
      <rect x={share(low)} width={share(high - low)} height="100%" fill={weave(index)} />
      <circle cx={share(least)} cy="50%" r="6" />
    </svg>
  )
}
