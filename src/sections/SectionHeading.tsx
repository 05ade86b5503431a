import type { SectionHead } from '../content/schemas/fields.ts'
import { classNames } from '../ui/class-names.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './SectionHeading.module.css'
import { SectionPlan } from './SectionPlan.tsx'

type SectionHeadingProps = {
  head: SectionHead
  /** Number of the section on the floor plan of the page, from 1. */
  number: number
  id: string
  /** `split`: a heading of two lines next to the floor plan. `line`: a heading of one line over the full width. */
  layout?: 'split' | 'line'
}

/** The head of a section: a horizontal rule, the floor plan of the page, the heading and an introduction. */
export function SectionHeading({ head, number, id, layout = 'split' }: SectionHeadingProps) {
  return (
    <header className={classNames('wrap grid ruled', styles.heading, styles[layout])}>
      <div className={styles.plan}>
        <SectionPlan number={number} label={head.label} />
      </div>
      <Heading
        as="h2"
        id={id}
        className={styles.title}
        size={layout === 'line' ? 1 : 2}
        inline={layout === 'line'}
        {...head.heading}
      />
      {head.intro && <p className={classNames('soft', styles.intro)}>{head.intro}</p>}
    </header>
  )
}
