import styles from './Button.module.css'
import { classNames } from './class-names.ts'

type PlainButtonProps = { children: string; onClick?: () => void; type?: 'button' | 'submit' }

/** A button without an arrow. */
export function PlainButton({ children, onClick, type = 'button' }: PlainButtonProps) {
  return (
    <button className={classNames(styles.button, styles.action)} type={type} onClick={onClick}>
      <span className={styles.label}>{children}</span>
    </button>
  )
}
