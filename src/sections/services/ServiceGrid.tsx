import type { IllustratedEntry } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import { at } from '#src/pattern/core/random.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { NamedIcon } from '../shared/NamedIcon.tsx'
import { PictureLink } from '../shared/PictureLink.tsx'
import { cutOverview } from './cut-overview.ts'
import styles from './ServiceGrid.module.css'

/** Widths of the pictures, in the order of `SIZES.service.list`. */
const WIDTHS = ['wide', 'full', 'slim', 'full', 'full', 'slim', 'wide', 'full'] as const

type ServiceGridProps = {
  services: readonly IllustratedEntry<'services'>[]
  /** Text of the links. */
  more: string
}

/** All services in a grid: picture, price, duration, title, the start of the overview, and a link to the service's page. */
export function ServiceGrid({ services, more }: ServiceGridProps) {
  return (
    <section className="wrap sec-bottom" aria-label="Services">
      <CardGrid columns="4-2-1" aligned className={styles.list}>
        {services.map(({ id, terms, title, icon, overview, picture }, index) => (
          <li key={id} className={styles.card}>
            <PictureLink
              className={classNames(styles.picture, styles[at(WIDTHS, index)])}
              href={urls.service(id)}
            >
              <Artwork
                picture={picture}
                place={at(SIZES.service.list, index)}
                decorative
                sizes="(max-width: 719px) 112px, 25vw"
              />
            </PictureLink>
            <div className={classNames('soft', styles.text)}>
              <p className={classNames('label', styles.label)}>
                <NamedIcon name={icon} />
                {/* Wider windows have the prices in a table below. */}
                <span className="narrow-only">
                  From {terms.from}, <span className={styles.duration}>{terms.duration}</span>
                </span>
              </p>
              <h2 className={classNames('title-4', styles.title)}>
                <Fit text={title}>
                  <TitleLink href={urls.service(id)}>{title}</TitleLink>
                </Fit>
              </h2>
              <p>{cutOverview(overview)}</p>
              <div className={styles.more}>
                <ArrowLink href={urls.service(id)} about={`about ${title}`}>
                  {more}
                </ArrowLink>
              </div>
            </div>
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
