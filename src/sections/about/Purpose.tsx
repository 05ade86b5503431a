import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './About.module.css'

/** The section with mission, vision and values. Its children are the tabs. */
export function Purpose({ title, children }: { title: HeadingText; children: ReactNode }) {
  return (
    <section className="sec" aria-labelledby="purpose">
      <Columns split="4-6" className={classNames('wrap ruled', styles.purpose)}>
        <Heading as="h2" id="purpose" size={3} {...title} />
        <div>{children}</div>
      </Columns>
    </section>
  )
}
