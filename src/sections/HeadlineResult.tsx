import type { Entry } from '#src/content/load/content-kinds.ts'
import styles from './HeadlineResult.module.css'

export type Result = Entry<'work'>['data']['results'][number]

/**
 * A result of a case study: a number, what it is and what it was before. As one sentence, “Median time was 41 days” would be
 * false, so the last part is a paragraph with a hidden introduction.
 */
export function HeadlineResult({ value, label, before }: Result) {
  return (
    <div className={styles.result}>
      <p>
        <strong className={styles.value}>{value}</strong> {label}
      </p>
      <p className="soft">
        <span className="visually-hidden">For comparison: </span>
        <i>{before}</i>
      </p>
    </div>
  )
}
