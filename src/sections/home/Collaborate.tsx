import type { ReactNode } from 'react'
import type { Home } from '#src/content/schemas/home.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { SectionPlan } from '../SectionPlan.tsx'
import styles from './Collaborate.module.css'

type CollaborateProps = { head: Home['collaborate']; children: ReactNode }

/** The last section of the home page: a call to action. Its child is the demo of the name pattern. */
export function Collaborate({ head, children }: CollaborateProps) {
  return (
    <section className="sec" aria-labelledby="collaborate">
      <div className={classNames('wrap grid', styles.inner)}>
        <div className={styles.text}>
          <SectionPlan number={8} label={head.label} />
          <Heading as="h2" size={1} id="collaborate" {...head.heading} />
          <p className="lead">{head.intro}</p>
          <ButtonLink href={urls.contact()}>{head.button}</ButtonLink>
        </div>
        <div className={styles.demo}>{children}</div>
      </div>
    </section>
  )
}
