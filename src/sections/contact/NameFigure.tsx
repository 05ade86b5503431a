import { NamePattern } from '#src/islands/name-pattern/NamePattern.tsx'
import styles from './NameFigure.module.css'

type NameFigureProps = { title: string; hint: string }

/** The empty frame of the pattern that thanks the visitor for a message. */
export function NameFigure({ title, hint }: NameFigureProps) {
  return (
    <figure>
      <NamePattern name="" />
      <figcaption className={styles.caption}>
        <p className={styles.title}>
          <i>{title}</i>
        </p>
        <p>{hint}</p>
      </figcaption>
    </figure>
  )
}
