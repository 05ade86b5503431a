import type { Result } from './HeadlineResult.tsx'
import styles from './ScreenMount.module.css'

/** A result of a case study below its picture: the number on the lower corner of the picture, then what was measured. */
export function PictureResult({ value, label, before }: Result) {
  return (
    <p className={styles.result}>
      <strong className="title-3">{value}</strong> {label} <i className="soft">{before}</i>
    </p>
  )
}
