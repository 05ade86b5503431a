import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './ArtworkLabel.module.css'

type ArtworkLabelProps = {
  /** Number and kind, like "Cloth 1". */
  heading: string
  /** Title in italics, as museums set it, and what follows it. */
  title: string
  detail?: string | undefined
  children?: ReactNode
  /** On the wall beside a work, or a card laid over it. */
  variant?: 'plain' | 'card'
}

/** The label of a work: number, title, date, medium. */
export function ArtworkLabel({ heading, title, detail, children, variant = 'plain' }: ArtworkLabelProps) {
  return (
    <div className={classNames(styles.label, styles[variant])}>
      <p className={styles.heading}>{heading}</p>
      <p className={styles.title}>
        <i>{title}</i>
        {detail && `, ${detail}`}
      </p>
      {children}
    </div>
  )
}
