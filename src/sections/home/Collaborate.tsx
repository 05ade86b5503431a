import type { ReactNode } from 'react'
import type { Home } from '#src/content/schemas/home.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import { SectionPlan } from '../SectionPlan.tsx'
import styles from './Collaborate.module.css'

/** The last section of the home page: a call to action. Its child is the demo of the name pattern. */
export function Collaborate({ head, children }: { head: Home['collaborate']; children: ReactNode }) {
  return (
    <section className="sec" aria-labelledby="collaborate">
      <Columns split="6-8" stack="narrow" className={classNames('wrap', styles.inner)}>
        <div className="stack">
          <SectionPlan number={8} label={head.label} />
          <Heading as="h2" size={1} id="collaborate" {...head.heading} />
          <p className="lead">{head.intro}</p>
          <ButtonLink href={urls.contact()}>{head.button}</ButtonLink>
        </div>
        <div>{children}</div>
      </Columns>
    </section>
  )
}
