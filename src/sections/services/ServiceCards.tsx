import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { at } from '#src/pattern/core/random.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../shared/Artwork.tsx'
import { PictureLink } from '../shared/PictureLink.tsx'
import styles from './ServiceCards.module.css'

/** Widths of the pictures, in the order of `SIZES.service.list`. */
const WIDTHS = ['wide', 'full', 'slim', 'full', 'full', 'slim', 'wide', 'full'] as const

type ServiceCardsProps = {
  cards: readonly {
    service: string
    title: string
    icon: string
    terms: ServiceTerms
    text: string
    picture: RenderedPicture
  }[]
  more: string
  /** True below the first view of the home page: drawings are files that load lazily, and phones show none. */
  onHome?: boolean
}

/** Services on a line through the centres of their drawings: title, text and a link to the service's page, on home also price and duration. */
export function ServiceCards({ cards, more, onHome = false }: ServiceCardsProps) {
  const Title = onHome ? 'h3' : 'h2'
  return (
    <CardGrid columns="4-2-1" aligned className={classNames(styles.list, onHome && styles.plain)}>
      {cards.map(({ service, title, icon, terms, text, picture }, index) => (
        <li key={service} className={styles.card}>
          <PictureLink
            className={classNames(styles.picture, styles[at(WIDTHS, index)])}
            href={urls.service(service)}
          >
            <Artwork
              picture={picture}
              place={at(SIZES.service.list, index)}
              asFile={onHome}
              decorative
              sizes="(max-width: 719px) 112px, 25vw"
            />
          </PictureLink>
          <div className={classNames('soft', styles.text)}>
            <p className={classNames('label with-icon', styles.label)}>
              <NamedIcon name={icon} />
              {/* /services has all prices in a figure below. */}
              {onHome && (
                <span>
                  From {terms.from},
                  <br />
                  {terms.duration}
                </span>
              )}
            </p>
            <Title className={classNames('title-4', styles.title)}>
              <Fit text={title}>
                <a className="plain-link" href={urls.service(service)}>
                  {title}
                </a>
              </Fit>
            </Title>
            <p className={styles.words}>{text}</p>
            <div className={styles.more}>
              <ArrowLink href={urls.service(service)} about={`about ${title}`}>
                {more}
              </ArrowLink>
            </div>
          </div>
        </li>
      ))}
    </CardGrid>
  )
}
