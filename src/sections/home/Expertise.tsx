import type { ComponentProps } from 'react'
import type { Home } from '#src/content/schemas/home.ts'
import { ServiceCards } from '../services/ServiceCards.tsx'
import { SectionHeading } from './SectionHeading.tsx'

type ExpertiseProps = {
  head: Home['expertise']
  cards: ComponentProps<typeof ServiceCards>['cards']
}

/** Four of the group's services. */
export function Expertise({ head, cards }: ExpertiseProps) {
  return (
    <section className="sec" aria-labelledby="expertise">
      <div className="wrap">
        <SectionHeading head={head} id="expertise" />
        <ServiceCards cards={cards} more={head.button} onHome />
      </div>
    </section>
  )
}
