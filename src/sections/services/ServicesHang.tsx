import type { RenderedPicture } from '../../content/render-picture.ts'
import type { IconName } from '../../content/schemas/icon.ts'
import { urls } from '../../urls.ts'
import { Plate } from '../Plate.tsx'
import { ServicePlacard } from '../ServicePlacard.tsx'
import { cutOverview } from './cut-overview.ts'
import styles from './ServicesHang.module.css'

type ServicesHangProps = {
  services: readonly {
    id: string
    title: string
    icon: IconName
    overview: string
    picture: RenderedPicture
  }[]
}

/** Sizes of the drawings in px: unequal, and no row like the other. */
const SIZES = [
  { w: 480, h: 600, width: styles.wide },
  { w: 480, h: 480, width: styles.full },
  { w: 420, h: 600, width: styles.slim },
  { w: 540, h: 400, width: styles.full },
  { w: 520, h: 420, width: styles.full },
  { w: 420, h: 600, width: styles.slim },
  { w: 480, h: 620, width: styles.wide },
  { w: 480, h: 480, width: styles.full },
]

/** All services as drawings hung on two centre lines. */
export function ServicesHang({ services }: ServicesHangProps) {
  return (
    <section className={`wrap ${styles.room}`} aria-label="Services">
      <ul className={styles.hang}>
        {services.map(({ id, title, icon, overview, picture }, index) => {
          const { w, h, width } = SIZES[index % SIZES.length] ?? { w: 480, h: 480, width: styles.full }
          return (
            <li key={id} className={styles.exhibit} data-reveal>
              <a
                className={`${styles.picture} ${width}`}
                href={urls.service(id)}
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
              <ServicePlacard
                id={id}
                number={index + 1}
                icon={icon}
                title={title}
                text={cutOverview(overview)}
                heading="h2"
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
