import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './RuledSection.module.css'

type RuledSectionProps = {
  id: string
  title: HeadingText
  intro?: string
  /** True for a larger heading in one line, with the introduction below. */
  wide?: boolean
  space?: 'sec' | 'sec-bottom'
  className?: string | undefined
  children: ReactNode
}

/** A section with a horizontal rule, the heading, and an introduction on the right. */
export function RuledSection({ id, title, intro, wide, space = 'sec', ...props }: RuledSectionProps) {
  return (
    <section className={classNames('wrap', space, props.className)} aria-labelledby={id}>
      <Columns
        as="header"
        split={wide ? 'below' : '7-9'}
        stack="short"
        className={classNames(styles.head, wide && styles.wide)}
      >
        <Heading as="h2" id={id} size={wide ? 2 : 3} inline {...title} />
        {intro && <p className={classNames('soft measure', styles.intro)}>{intro}</p>}
      </Columns>
      {props.children}
    </section>
  )
}
