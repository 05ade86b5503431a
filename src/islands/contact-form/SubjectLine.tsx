import styles from './SubjectLine.module.css'
import { SUBJECT_ID } from './subject-scripts.ts'

/** Shows the subject given in the address. It is hidden while empty; a reset of the form empties it. */
export function SubjectLine() {
  return (
    <p className={styles.line}>
      Regarding: <output className={styles.subject} id={SUBJECT_ID} />
    </p>
  )
}
