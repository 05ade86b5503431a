import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { at } from '#src/pattern/core/random.ts'
import { classNames } from '#src/ui/class-names.ts'
import { ServiceCard } from '../ServiceCard.tsx'
import { cutOverview } from './cut-overview.ts'
import styles from './ServiceGrid.module.css'

type ServiceGridProps = { services: readonly IllustratedEntry<'services'>[]; more: string }

/** Widths of the pictures, in the order of `SIZES.service.list`. */
const WIDTHS = ['wide', 'full', 'slim', 'full', 'full', 'slim', 'wide', 'full'] as const

/** All services in a grid. */
export function ServiceGrid({ services, more }: ServiceGridProps) {
  return (
    <section className={classNames('wrap', styles.section)} aria-label="Services">
      <ul className={styles.grid}>
        {services.map(({ id, terms, title, icon, overview, picture }, index) => (
          <ServiceCard
            key={id}
            {...{ id, terms, title, icon, picture, more }}
            text={cutOverview(overview)}
            heading="h2"
            width={at(WIDTHS, index)}
            place={at(SIZES.service.list, index)}
          />
        ))}
      </ul>
    </section>
  )
}
