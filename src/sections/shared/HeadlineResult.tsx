import type { Entry } from '#src/content/load/content-kinds.ts'
import styles from './HeadlineResult.module.css'

export type Result = Entry<'work'>['data']['results'][number]

/** A result of a case study: a large number with what it was before, and below what was measured. */
export function HeadlineResult({ value, label, before }: Result) {
  return (
    <div>
      <p className={styles.line}>
        <strong className={styles.value}>{value}</strong>
        <span className="visually-hidden">, </span>
        <span className="soft">{before}</span>
      </p>
      <p className={styles.label}>{label}</p>
    </div>
  )
}
