import { useEffect, useRef } from 'react'
import { CONTACT_FIELDS, type FieldErrors } from '#contact/fields.ts'
import styles from './ContactForm.module.css'

type ErrorSummaryProps = { fields: FieldErrors }

/** What must be mended, above the form: it takes focus, and each line leads to its field. */
export function ErrorSummary({ fields }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const wrong = CONTACT_FIELDS.filter((field) => fields[field] !== undefined)

  // A new refusal brings a new `fields`: the summary takes focus again, even if it reads the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows the refusal, not what it reads
  useEffect(() => summary.current?.focus(), [fields])

  if (wrong.length === 0) return null
  return (
    <section className={styles.summary} ref={summary} tabIndex={-1} aria-labelledby="error-summary">
      <h2 className={styles.summaryTitle} id="error-summary">
        Please correct {wrong.length === 1 ? 'this field' : 'these fields'}
      </h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${field}`}>{fields[field]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
