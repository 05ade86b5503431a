import type { ReactNode } from 'react'
import type { SectionHead } from '#src/content/schemas/fields.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { SectionPlan } from '../SectionPlan.tsx'
import styles from './Collaborate.module.css'

type CollaborateProps = { head: SectionHead; children: ReactNode }

/** The last section of the home page: a call to action. Its child is the demo of the name pattern. */
export function Collaborate({ head, children }: CollaborateProps) {
  return (
    <section className="sec" aria-labelledby="collaborate">
      <div className={classNames('wrap grid', styles.inner)}>
        <div className={styles.text}>
          <SectionPlan number={8} label={head.label} />
          <Heading as="h2" size={1} id="collaborate" {...head.heading} />
          <p className="lead">{head.intro}</p>
          <ButtonLink href={urls.contact()}>Schedule a Consultation</ButtonLink>
        </div>
        <div className={styles.demo}>{children}</div>
      </div>
    </section>
  )
}
