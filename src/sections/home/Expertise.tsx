import type { RenderedPicture } from '../../content/render-picture.ts'
import type { Home } from '../../content/schemas/home.ts'
import type { IconName } from '../../content/schemas/icon.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { urls } from '../../urls.ts'
import { Plate } from '../Plate.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import styles from './Expertise.module.css'

type ExpertiseProps = {
  head: Home['expertise']
  cards: readonly {
    service: string
    title: string
    description: string
    icon: IconName
    picture: RenderedPicture
  }[]
}

/** Sizes of the four drawings in px: unequal, hung on one centre line. */
const SQUARE = { w: 480, h: 480, width: styles.full }
const SIZES = [
  { w: 480, h: 600, width: styles.narrow },
  SQUARE,
  { w: 420, h: 600, width: styles.slim },
  { w: 520, h: 400, width: styles.full },
]

/** "From Insight to Impact": four services as four drawings. */
export function Expertise({ head, cards }: ExpertiseProps) {
  return (
    <section className="sec" aria-labelledby="expertise">
      <SectionHeading head={head} room={1} id="expertise" />
      <div className="wrap">
        <ul className={styles.row}>
          {cards.map(({ service, title, description, icon, picture }, index) => {
            const { w, h, width } = SIZES[index] ?? SQUARE
            return (
              <li key={service} className={styles.exhibit} data-reveal>
                <a
                  className={`${styles.picture} ${width}`}
                  href={urls.service(service)}
                  tabIndex={-1}
                  aria-hidden="true"
                >
                  <Plate
                    picture={picture}
                    drawing={{ kind: 'service', w, h }}
                    decorative
                    sizes="(max-width: 760px) 112px, 25vw"
                  />
                </a>
                <div className={styles.placard}>
                  <p className={styles.number}>
                    <NamedIcon name={icon} />
                    Drawing {index + 1}
                  </p>
                  <h3 className={styles.title}>
                    <a href={urls.service(service)}>{title}</a>
                  </h3>
                  <p>{description}</p>
                  <div className={styles.more}>
                    <ArrowLink href={urls.service(service)} about={`about ${title}`}>
                      Learn More
                    </ArrowLink>
                  </div>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
