import type { ServiceTerms } from '#src/content/schemas/service.ts'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { NamedIcon } from '#src/sections/NamedIcon.tsx'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Fit } from '#src/ui/Fit.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from '../Artwork.tsx'
import { PictureLink } from '../PictureLink.tsx'
import styles from './ServiceCards.module.css'

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
  /** /services has all prices in a figure below. */
  hasPrices?: boolean
}

/** Services next to each other: the drawing with the icon in its corner, title, text and a link to the service's page. */
export function ServiceCards({ cards, more, hasPrices }: ServiceCardsProps) {
  return (
    <CardGrid columns="4-2-1" className={styles.list}>
      {cards.map(({ service, title, icon, terms, text, picture }) => (
        <li key={service} className={styles.card}>
          <PictureLink className={styles.picture} href={urls.service(service)}>
            <Artwork picture={picture} className={styles.artwork} sizes="(max-width: 719px) 43vw, 25vw" />
            <NamedIcon name={icon} className={styles.icon} />
          </PictureLink>
          <div className={styles.text}>
            <h3 className="title-4">
              <Fit text={title}>
                <a className="plain-link" href={urls.service(service)}>
                  {title}
                </a>
              </Fit>
            </h3>
            <p>{text}</p>
            {hasPrices && (
              <p className="label">
                From {terms.from}, {terms.duration}
              </p>
            )}
            <ArrowLink href={urls.service(service)} about={`about ${title}`}>
              {more}
            </ArrowLink>
          </div>
        </li>
      ))}
    </CardGrid>
  )
}
