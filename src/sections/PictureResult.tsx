import type { Entry } from '#src/content/load/content-kinds.ts'
import styles from './ScreenMount.module.css'

export type Result = Entry<'work'>['data']['results'][number]

/** A result of a case study below its picture: the number on the lower corner of the picture, then what was measured. */
export function PictureResult({ value, label, before }: Result) {
  return (
    <p className={styles.result}>
      <strong className="title-3">{value}</strong> {label} <i className="soft">{before}</i>
    </p>
  )
}
