import type { DrawOptions } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { ServiceTerms } from '#src/content/schemas/service.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { TitleLink } from '#src/ui/TitleLink.tsx'
import { urls } from '#src/urls.ts'
import { Artwork } from './Artwork.tsx'
import { NamedIcon } from './NamedIcon.tsx'
import { PictureLink } from './PictureLink.tsx'
import styles from './ServiceCard.module.css'

type ServiceCardProps = {
  id: string
  terms: Pick<ServiceTerms, 'from' | 'duration'>
  icon: string
  title: string
  text: string
  /** Text of the link. */
  more: string
  heading: 'h2' | 'h3'
  picture: RenderedPicture
  place: DrawOptions
  /** Width of the picture in the card. */
  width: 'full' | 'wide' | 'narrow' | 'slim'
  /** Shows a drawing as a lazily loaded file instead of inline SVG. */
  asFile?: boolean
}

/** A service in a list: picture, price, duration, title, description, and a link to the service's page. */
export function ServiceCard({ heading: Heading, width, asFile = false, ...card }: ServiceCardProps) {
  const url = urls.service(card.id)
  return (
    <li className={styles.card}>
      <PictureLink className={classNames(styles.picture, styles[width])} href={url}>
        <Artwork
          picture={card.picture}
          place={card.place}
          asFile={asFile}
          decorative
          sizes="(max-width: 719px) 112px, 25vw"
        />
      </PictureLink>
      <div className={classNames('soft', styles.text)}>
        <p className={classNames('label', styles.label)}>
          <NamedIcon name={card.icon} />
          <span>
            From {card.terms.from}, <span className={styles.duration}>{card.terms.duration}</span>
          </span>
        </p>
        <Heading className={classNames('title-4', styles.title)}>
          <TitleLink href={url}>{card.title}</TitleLink>
        </Heading>
        <p>{card.text}</p>
        <div className={styles.more}>
          <ArrowLink href={url} about={`about ${card.title}`}>
            {card.more}
          </ArrowLink>
        </div>
      </div>
    </li>
  )
}
