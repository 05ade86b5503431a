import type { ArtworkSource } from '#src/artwork/artwork.ts'
import type { RenderedPicture } from '#src/artwork/render-picture.ts'
import type { PotForm } from '#src/pattern/pattern.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import type { VentureCardProps } from '../VentureCard.tsx'
import styles from './VentureCardWide.module.css'
import { VenturePicture } from './VenturePicture.tsx'

export type VentureCardWideProps = VentureCardProps & {
  shape: PotForm
  artwork: ArtworkSource
  logo?: RenderedPicture | undefined
}

/** A venture on the page of all ventures: its logo or artwork, and a description of the venture. */
export function VentureCardWide({
  name,
  tagline,
  description,
  link,
  shape,
  opens,
  order,
  artwork,
  logo,
}: VentureCardWideProps) {
  const isUpcoming = opens !== undefined
  return (
    <li className={classNames(styles.card, isUpcoming && styles.upcoming)} data-reveal>
      <div className={classNames(styles.picture, styles[shape])}>
        <VenturePicture artwork={artwork} logo={logo} />
      </div>
      <div className={styles.text}>
        <p className={styles.label}>
          Vessel {order}
          {isUpcoming && ', unfired'}
        </p>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.tagline}>{tagline}</p>
        <p>{description}</p>
        {opens && <p className={styles.opens}>Opens {opens}</p>}
        <div className={styles.more}>
          <ArrowLink href={link} about={`about ${name}`}>
            Learn More
          </ArrowLink>
        </div>
      </div>
    </li>
  )
}
