import styles from './ContactForm.module.css'

/** A field for programs that fill in everything. People never see it, and no autofill rule knows its name. */
export function BaitField() {
  return (
    <div className={styles.bait} aria-hidden="true">
      <label htmlFor="form_echo">Leave this field empty</label>
      <input id="form_echo" name="form_echo" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
