import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import styles from './FigureFrame.module.css'

type FigureFrameProps = {
  figure: { caption: string; description?: string; measure?: string; note?: string | undefined }
  children: ReactNode
}

/** A figure with its caption, what it measures and, for screen readers, its description. */
export function FigureFrame({ figure, children }: FigureFrameProps) {
  const { caption, description, measure, note } = figure
  return (
    <figure className={classNames('part', styles.figure)}>
      <figcaption className={classNames('title-4', styles.caption)}>{caption}</figcaption>
      {description && <p className="visually-hidden">{description}</p>}
      <div className={styles.body}>
        {measure && <p className="small soft below-4">{measure}</p>}
        {children}
        {note && <p className="small soft above-3">{note}</p>}
      </div>
    </figure>
  )
}
