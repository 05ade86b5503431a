import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './RuledHeading.module.css'

type RuledHeadingProps = { id: string; title: HeadingText; intro?: string }

/** The head of a section: a horizontal rule, the heading, and an introduction on the right. */
export function RuledHeading({ id, title, intro }: RuledHeadingProps) {
  return (
    <header className={classNames('grid', styles.head)}>
      <div className={styles.title}>
        <Heading as="h2" id={id} {...title} />
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
