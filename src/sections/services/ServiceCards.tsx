import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import { SIZES } from '#src/artwork/sizes.ts'
import type { ServiceTerms } from '#src/content/schemas/service.ts'
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
  /** Level of the titles. */
  level: 'h2' | 'h3'
  /** Text of the links. */
  more: string
  /** True below the first view: the drawings are files that load lazily, and phones show none. */
  asFiles?: boolean
}

/** Services on a line through the centres of their drawings: price, duration, title, text and a link to the service's page. */
export function ServiceCards({ cards, level: Title, more, asFiles = false }: ServiceCardsProps) {
  return (
    <CardGrid columns="4-2-1" aligned className={classNames(styles.list, asFiles && styles.plain)}>
      {cards.map(({ service, title, icon, terms, text, picture }, index) => (
        <li key={service} className={styles.card}>
          <PictureLink
            className={classNames(styles.picture, styles[at(WIDTHS, index)])}
            href={urls.service(service)}
          >
            <Artwork
              picture={picture}
              place={at(SIZES.service.list, index)}
              asFile={asFiles}
              decorative
              sizes="(max-width: 719px) 112px, 25vw"
            />
          </PictureLink>
          <div className={classNames('soft', styles.text)}>
            <p className={classNames('label', styles.label)}>
              <NamedIcon name={icon} />
              {/* Wider windows have the prices of all services in a figure below. */}
              <span className={Title === 'h2' ? 'narrow-only' : undefined}>
                From {terms.from}, <span className={styles.duration}>{terms.duration}</span>
              </span>
            </p>
            <Title className={classNames('title-4', styles.title)}>
              <Fit text={title}>
                <TitleLink href={urls.service(service)}>{title}</TitleLink>
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
