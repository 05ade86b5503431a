import type { Entry } from '#src/content/load/content-kinds.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './HeadlineResult.module.css'

export type Result = Entry<'work'>['data']['results'][number]

/** A result of a case study: a large number with what it was before, and below what was measured. */
export function HeadlineResult({ value, label, before }: Result) {
  return (
    <div>
      <p className={classNames('cluster', styles.line)}>
        <strong className="title-3">{value}</strong>
        <span className="visually-hidden">, </span>
        <span className="soft">{before}</span>
      </p>
      <p className={classNames('tight', styles.label)}>{label}</p>
    </div>
  )
}
