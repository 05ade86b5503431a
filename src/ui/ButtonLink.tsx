import { Arrow } from './Arrow.tsx'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

type ButtonLinkProps = {
  href: string
  children: string
  tone?: 'action' | 'brass' | 'cotton'
  size?: 'large' | 'small'
  newTab?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, tone = 'action', size = 'large', newTab }: ButtonLinkProps) {
  return (
    <a
      className={classNames(styles.button, styles[tone], styles[size])}
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <span className={styles.label}>{children}</span>
      {size === 'large' && <Arrow className={styles.arrow} />}
    </a>
  )
}
