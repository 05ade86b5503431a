import { BAIT_FIELD } from '#contact/fields.ts'
import styles from './ContactForm.module.css'

/** A field for programs that fill in everything. People never see it, and no autofill rule knows its name. */
export function BaitField() {
  return (
    <div className={styles.bait} aria-hidden="true">
      <label htmlFor={BAIT_FIELD}>Leave this field empty</label>
      <input type="text" id={BAIT_FIELD} name={BAIT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
