import type { Entry } from '#src/content/load/content-kinds.ts'
import styles from './HeadlineResult.module.css'

export type Result = Entry<'work'>['data']['results'][number]

/** A result of a case study: a number, what it is and what it was before. */
export function HeadlineResult({ value, label, before }: Result) {
  return (
    <p className={styles.result}>
      <strong className={styles.value}>{value}</strong> {label} <i className={styles.before}>{before}</i>
    </p>
  )
}
