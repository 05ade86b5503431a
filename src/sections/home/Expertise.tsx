import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { Home } from '#src/content/schemas/home.ts'
import { at } from '#src/pattern/core/random.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import { ServiceCardText } from '../ServiceCardText.tsx'
import styles from './Expertise.module.css'

type ExpertiseProps = {
  head: Home['expertise']
  cards: readonly {
    service: string
    title: string
    description: string
    icon: string
    /** Place in the list of services, from 1. */
    order: number
    picture: RenderedPicture
  }[]
}

/** How wide the four drawings hang. */
const WIDTHS = [styles.narrow, styles.full, styles.slim, styles.full]

/** "From Insight to Impact": four services as four drawings. */
export function Expertise({ head, cards }: ExpertiseProps) {
  return (
    <section className="sec" aria-labelledby="expertise">
      <SectionHeading head={head} number={1} id="expertise" />
      <div className="wrap">
        <ul className={styles.grid}>
          {cards.map(({ service, title, description, icon, order, picture }, index) => {
            return (
              <li key={service} className={styles.card} data-reveal>
                <a
                  className={classNames(styles.picture, WIDTHS[index % WIDTHS.length])}
                  href={urls.service(service)}
                  tabIndex={-1}
                  aria-hidden="true"
                >
                  <Artwork
                    picture={picture}
                    place={at(SIZES.service.home, index)}
                    asFile
                    decorative
                    sizes="(max-width: 760px) 112px, 25vw"
                  />
                </a>
                <ServiceCardText
                  id={service}
                  order={order}
                  icon={icon}
                  title={title}
                  text={description}
                  heading="h3"
                />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
