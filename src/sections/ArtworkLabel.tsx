import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './ArtworkLabel.module.css'

type ArtworkLabelProps = {
  /** Kind and number of the artwork, like "Drawing 3". */
  heading: string
  /** Title of the artwork, in italics. `detail` follows the title. */
  title: string
  detail?: string | undefined
  children?: ReactNode
  /** `card` has a background and a border, for a label on top of the artwork. */
  variant?: 'plain' | 'card'
}

/** The label of an artwork: kind and number, title and details. */
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
