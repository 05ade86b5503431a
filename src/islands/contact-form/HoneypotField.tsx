import { HONEYPOT_FIELD } from '#contact/fields.ts'
import styles from './ContactForm.module.css'

/** A hidden field that only spam bots fill in. Its name matches no autofill rule of browsers. */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>Leave this field empty</label>
      <input type="text" id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
