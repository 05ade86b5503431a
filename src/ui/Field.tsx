import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Field.module.css'
import './controls-without-layers.css'

type FieldProps = {
  id: string
  label: string
  optional?: boolean
  /** What only who sees the field needs, beside its label. */
  hint?: string
  error?: string | undefined
  children: ReactNode
}

/** A form field: label, control and error (WCAG 2.2 SC 3.3.1, 3.3.2). Its control needs `aria-describedby={errorId(id)}`. */
export function Field({ id, label, optional = false, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={classNames('label', styles.label)} htmlFor={id}>
        {label}
        {hint && (
          <span className={classNames('soft', styles.optional)} aria-hidden="true">
            {` ${hint}`}
          </span>
        )}
        {optional && <span className={classNames('soft', styles.optional)}> optional</span>}
      </label>
      {children}
      {error !== undefined && (
        <p className={styles.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Returns the id of the element with a field's error, for the `aria-describedby` of the control. */
export function errorId(id: string): string {
  return `${id}-error`
}
