import { SIZES } from '#src/artwork/sizes.ts'
import { at } from '#src/pattern/core/random.ts'
import { classNames } from '#src/ui/class-names.ts'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import type { IllustratedEntry } from '../illustrated-entry.ts'
import { ServiceCardText } from '../ServiceCardText.tsx'
import { cutOverview } from './cut-overview.ts'
import styles from './ServiceGrid.module.css'

type ServiceGridProps = { services: readonly IllustratedEntry<'services'>[] }

/** How wide each drawing of `SIZES.service.list` hangs. */
const WIDTHS = ['wide', 'full', 'slim', 'full', 'full', 'slim', 'wide', 'full'] as const

/** All services as drawings hung on two centre lines. */
export function ServiceGrid({ services }: ServiceGridProps) {
  return (
    <section className={classNames('wrap', styles.section)} aria-label="Services">
      <ul className={styles.grid}>
        {services.map(({ id, order, title, icon, overview, picture }, index) => {
          return (
            <li key={id} className={styles.card} data-reveal>
              <a
                className={classNames(styles.picture, styles[at(WIDTHS, index)])}
                href={urls.service(id)}
                tabIndex={-1}
                aria-hidden="true"
              >
                <Artwork
                  picture={picture}
                  place={at(SIZES.service.list, index)}
                  decorative
                  sizes="(max-width: 760px) 112px, 25vw"
                />
              </a>
              <ServiceCardText
                id={id}
                order={order}
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
