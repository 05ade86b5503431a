import { NamePattern } from '../name-pattern/NamePattern.tsx'
import styles from './ContactForm.module.css'

type NameFigureProps = { name: string; title: string; hint: string }

/** The pattern that is drawn from the typed name. Its caption is the name, or `title` while the field is empty. */
export function NameFigure({ name, title, hint }: NameFigureProps) {
  return (
    <figure>
      <NamePattern name={name} />
      <figcaption className={styles.caption}>
        <p className={styles.captionTitle}>
          <i>{name.trim() || title}</i>
        </p>
        <p>{hint}</p>
      </figcaption>
    </figure>
  )
}
