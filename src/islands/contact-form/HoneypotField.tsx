import { HONEYPOT_FIELD } from '#contact/fields.ts'
import styles from './ContactForm.module.css'

/** A hidden field that only spam programs fill in. No autofill rule matches its name. */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
      <input type="text" id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
