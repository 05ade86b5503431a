import { HONEYPOT_FIELD } from '#contact/fields.ts'
import styles from './ContactForm.module.css'

/** A field for programs that fill in everything. People never see it, and no autofill rule knows its name. */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
      <input type="text" id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
