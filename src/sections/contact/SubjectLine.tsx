import { FORM_ID, SUBJECT_ID } from '#src/islands/contact-form/subject-scripts.ts'
import styles from './SubjectLine.module.css'

/** Shows the subject from the URL. A script shows the line, and hides it when the form is reset. */
export function SubjectLine() {
  return (
    <p className={styles.line} hidden>
      Regarding: <output className={styles.subject} id={SUBJECT_ID} form={FORM_ID} />
    </p>
  )
}
