import { FORM_ID, SUBJECT_ID } from '#src/islands/contact-form/subject-scripts.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ContactSection.module.css'

/** Shows the subject from the URL. A script shows the line, and hides it when the form is reset. */
export function SubjectLine() {
  return (
    <p className={classNames('soft', styles.subject)} hidden>
      Regarding: <output id={SUBJECT_ID} form={FORM_ID} />
    </p>
  )
}
