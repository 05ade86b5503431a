import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { at } from '#src/pattern/core/random.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import styles from '../shared/ServiceCard.module.css'
import { ServiceCard } from '../shared/ServiceCard.tsx'
import { cutOverview } from './cut-overview.ts'

/** Widths of the pictures, in the order of `SIZES.service.list`. */
const WIDTHS = ['wide', 'full', 'slim', 'full', 'full', 'slim', 'wide', 'full'] as const

/** All services in a grid. */
export function ServiceGrid({
  services,
  more,
}: {
  services: readonly IllustratedEntry<'services'>[]
  more: string
}) {
  return (
    <section className="wrap sec-bottom" aria-label="Services">
      <CardGrid columns="4-2-1" aligned line className={styles.list}>
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
      </CardGrid>
    </section>
  )
}
