import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Home } from '#src/content/schemas/home.ts'
import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { at } from '#src/pattern/core/random.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { SectionHeading } from '../SectionHeading.tsx'
import cardStyles from '../ServiceCard.module.css'
import { ServiceCard } from '../ServiceCard.tsx'
import styles from './Expertise.module.css'

type ExpertiseProps = {
  head: Home['expertise']
  cards: readonly {
    service: string
    title: string
    description: string
    icon: string
    terms: ServiceTerms
    picture: RenderedPicture
  }[]
}

/** Widths of the pictures, in the order of the cards. */
const WIDTHS = ['narrow', 'full', 'slim', 'full'] as const

/** Four of the group's services. */
export function Expertise({ head, cards }: ExpertiseProps) {
  return (
    <section className="sec" aria-labelledby="expertise">
      <SectionHeading head={head} number={1} id="expertise" />
      <div className="wrap">
        <CardGrid columns="4-2-1" aligned line className={classNames(cardStyles.list, styles.list)}>
          {cards.map(({ service, description, ...card }, index) => (
            <ServiceCard
              key={service}
              id={service}
              text={description}
              heading="h3"
              width={at(WIDTHS, index)}
              place={at(SIZES.service.home, index)}
              asFile
              more={head.button}
              {...card}
            />
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
