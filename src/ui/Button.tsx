import { Arrow } from './Arrow.tsx'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

type ButtonProps = {
  children: string
  type?: 'button' | 'submit'
  disabled?: boolean
  onClick?: () => void
  size?: 'large' | 'small'
  arrow?: boolean
}

/** A button that looks like `ButtonLink`. */
export function Button({ children, arrow = false, size = 'large', type = 'button', ...rest }: ButtonProps) {
  return (
    <button className={classNames(styles.button, styles.action, styles[size])} type={type} {...rest}>
      <span className={styles.label}>{children}</span>
      {arrow && <Arrow className={styles.arrow} />}
    </button>
  )
}
