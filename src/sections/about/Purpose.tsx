import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './Purpose.module.css'

type PurposeProps = { title: HeadingText; children: ReactNode }

/** The section with mission, vision and values. Its children are the tabs. */
export function Purpose({ title, children }: PurposeProps) {
  return (
    <section className="sec" aria-labelledby="purpose">
      <div className={classNames('wrap grid ruled', styles.purpose)}>
        <div className={styles.title}>
          <Heading as="h2" id="purpose" {...title} />
        </div>
        <div className={styles.tabs}>{children}</div>
      </div>
    </section>
  )
}
