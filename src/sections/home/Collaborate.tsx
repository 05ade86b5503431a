import type { ReactNode } from 'react'
import type { Home } from '#src/content/schemas/home.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { urls } from '#src/urls.ts'
import { SectionHeading } from './SectionHeading.tsx'

/** The last section of the home page: a call to action. Its child is the demo of the name pattern. */
export function Collaborate({ head, children }: { head: Home['collaborate']; children: ReactNode }) {
  return (
    <section className="sec" aria-labelledby="collaborate">
      <Columns split="6-8" stack="narrow" className="wrap">
        <div className="stack">
          <SectionHeading head={head} id="collaborate" />
          <ButtonLink href={urls.contact()}>{head.button}</ButtonLink>
        </div>
        <div>{children}</div>
      </Columns>
    </section>
  )
}
