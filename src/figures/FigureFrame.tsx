import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './FigureFrame.module.css'

type FigureFrameProps = {
  figure: { caption: string; description: string; note?: string | undefined }
  children: ReactNode
}

/** A figure with its caption and, for screen readers, its description. */
export function FigureFrame({ figure: { caption, description, note }, children }: FigureFrameProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <p className="visually-hidden">{description}</p>
      <div className={styles.body}>
        {children}
        {note && <p className={classNames('small soft', styles.note)}>{note}</p>}
      </div>
    </figure>
  )
}
