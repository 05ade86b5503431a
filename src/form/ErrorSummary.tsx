import { useEffect, useRef } from 'react'
import { CONTACT_FIELDS, type FieldErrors } from '#contact/fields.ts'
import styles from './ContactForm.module.css'

/** Lists the errors above the fields and takes the focus. Each error links to its field (WCAG 2.2 SC 3.3.1). */
export function ErrorSummary({ fields }: { fields: FieldErrors }) {
  const summary = useRef<HTMLElement>(null)
  const invalid = CONTACT_FIELDS.filter((field) => fields[field] !== undefined)

  // Each answer has a new `fields` object, so the summary takes the focus even if the errors are the same as before.
  useEffect(() => {
    if (Object.keys(fields).length > 0) summary.current?.focus()
  }, [fields])

  if (invalid.length === 0) return null
  return (
    <section className={styles.summary} ref={summary} tabIndex={-1} aria-labelledby="error-summary">
      <h2 className={styles.summaryTitle} id="error-summary">
        Please correct {invalid.length === 1 ? 'this field' : 'these fields'}
      </h2>
      <ul>
        {invalid.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{fields[field]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
