import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './screens.module.css'

type DrawnButtonProps = { quiet?: boolean; wide?: boolean; children: ReactNode }

/** A drawn button. */
export function DrawnButton({ quiet = false, wide = false, children }: DrawnButtonProps) {
  return (
    <span className={classNames(styles.press, quiet && styles.ghost, wide && styles.wide)}>{children}</span>
  )
}
