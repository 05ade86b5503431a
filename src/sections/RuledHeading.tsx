import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { classNames } from '../ui/class-names.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './RuledHeading.module.css'

type RuledHeadingProps = {
  id: string
  title: HeadingText
  intro?: string
  /** True for a larger heading in one line, with the introduction below. */
  wide?: boolean
}

/** The head of a section: a horizontal rule, the heading, and an introduction on the right. */
export function RuledHeading({ id, title, intro, wide = false }: RuledHeadingProps) {
  return (
    <header className={classNames('grid', styles.head, wide && styles.wide)}>
      <div className={styles.title}>
        <Heading as="h2" id={id} size={wide ? 1 : 2} inline={wide} {...title} />
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
