import { Arrow } from './Arrow.tsx'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

type SubmitButtonProps = { children: string; disabled?: boolean }

/** The submit button of a form. */
export function SubmitButton({ children, disabled = false }: SubmitButtonProps) {
  return (
    <button className={classNames(styles.button, styles.action)} type="submit" disabled={disabled}>
      <span className={styles.label}>{children}</span>
      <Arrow className={styles.arrow} />
    </button>
  )
}
