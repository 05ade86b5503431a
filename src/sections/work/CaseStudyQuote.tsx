import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './CaseStudy.module.css'

type CaseStudyQuoteProps = { quote: NonNullable<IllustratedEntry<'work'>['quote']> }

/** A sentence of the client. */
export function CaseStudyQuote({ quote: { text, name, role } }: CaseStudyQuoteProps) {
  return (
    <figure className={classNames('wrap', styles.quote)}>
      <blockquote>
        <p className={styles.words}>“{text}”</p>
      </blockquote>
      <figcaption className="soft">{name ? `${name}, ${role}` : role}</figcaption>
    </figure>
  )
}
