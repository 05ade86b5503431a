import styles from './SubjectLine.module.css'
import { SUBJECT_ID } from './subject-scripts.ts'

/** Names the subject of the link that led here. It is hidden while empty, and the reset of the form empties it. */
export function SubjectLine() {
  return (
    <p className={styles.line}>
      Regarding: <output className={styles.subject} id={SUBJECT_ID} />
    </p>
  )
}
