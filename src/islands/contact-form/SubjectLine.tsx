import styles from './SubjectLine.module.css'
import { SUBJECT_ID } from './subject-scripts.ts'

/** Shows the subject from the URL. The line is hidden while the subject is empty, also after a reset of the form. */
export function SubjectLine() {
  return (
    <p className={styles.line}>
      Regarding: <output className={styles.subject} id={SUBJECT_ID} />
    </p>
  )
}
