import type { WovenFacts } from '#src/content/schemas/fields.ts'
import styles from './FactSection.module.css'
import { Weaves, weave } from './Weaves.tsx'

/** The parts of a whole: the number of each, and a strip of cloth scaled to the largest number. */
export function WovenShares({ parts }: NonNullable<WovenFacts['shares']>) {
  const most = Math.max(...parts.map(({ value }) => Number.parseFloat(value)))
  return (
    <>
      <Weaves />
      <ul className={styles.shares}>
        {parts.map(({ value, label }) => (
          <li key={label} className={styles.share}>
            <b className="title-2">{value}</b>
            <span>{label}</span>
            <svg className={styles.strip} aria-hidden="true">
              <rect width={`${(100 * Number.parseFloat(value)) / most}%`} height="100%" fill={weave(1)} />
            </svg>
          </li>
        ))}
      </ul>
    </>
  )
}
