import type { SectionHead } from '../content/schemas/fields.ts'
import { classNames } from '../ui/class-names.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './SectionHeading.module.css'
import { SectionPlan } from './SectionPlan.tsx'

type SectionHeadingProps = {
  head: SectionHead
  /** Number of the room on the page's plan, from 1. */
  room: number
  id: string
  /** `split`: two lines beside the plan. `line`: one line over the full width. */
  form?: 'split' | 'line'
}

/** Opens a room: a rule, its place on the plan, the heading and an introduction. */
export function SectionHeading({ head, room, id, form = 'split' }: SectionHeadingProps) {
  return (
    <header className={classNames('wrap grid', styles.heading, styles[form])}>
      <div className={styles.room}>
        <SectionPlan room={room} label={head.label} />
      </div>
      <div className={styles.title}>
        <Heading as="h2" id={id} size={form === 'line' ? 1 : 2} inline={form === 'line'} {...head.heading} />
      </div>
      {head.intro && <p className={styles.intro}>{head.intro}</p>}
    </header>
  )
}
