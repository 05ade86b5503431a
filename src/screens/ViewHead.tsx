import type { ReactNode } from 'react'
import styles from './screens.module.css'

type ViewHeadProps = { title: string; note: string; children?: ReactNode }

/** What the view is, a line about it, and what may be done with it. */
export function ViewHead({ title, note, children }: ViewHeadProps) {
  return (
    <div className={styles.top}>
      <div>
        <p className={styles.title}>{title}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </div>
  )
}
