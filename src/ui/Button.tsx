import { Arrow } from './Arrow.tsx'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

type ButtonLinkProps = {
  href: string
  children: string
  tone?: 'action' | 'brass' | 'cotton'
  size?: 'large' | 'small'
}

/** A link that asks for an action. */
export function ButtonLink({ href, children, tone = 'action', size = 'large' }: ButtonLinkProps) {
  return (
    <a className={classNames(styles.button, styles[tone], styles[size])} href={href}>
      <span className={styles.label}>{children}</span>
      {size === 'large' && <Arrow className={styles.arrow} />}
    </a>
  )
}

type SubmitButtonProps = { children: string; disabled?: boolean }

/** The button that sends a form. */
export function SubmitButton({ children, disabled = false }: SubmitButtonProps) {
  return (
    <button className={classNames(styles.button, styles.action)} type="submit" disabled={disabled}>
      <span className={styles.label}>{children}</span>
      <Arrow className={styles.arrow} />
    </button>
  )
}

type PlainButtonProps = { children: string; onClick?: () => void; type?: 'button' | 'submit' }

/** A button that acts on the page. */
export function PlainButton({ children, onClick, type = 'button' }: PlainButtonProps) {
  return (
    <button className={classNames(styles.button, styles.action)} type={type} onClick={onClick}>
      <span className={styles.label}>{children}</span>
    </button>
  )
}
